import { limits } from './limits.ts';
import { scheduleCost } from './schedule-cost.ts';

const quota = limits.dailyInvocations;
/** What schedules and polling sources have in common: a run every so many minutes. */
const runsPerDay = (minutes: number): number => scheduleCost(minutes, 1, quota).runs;

/** Minutes between two runs, as the chapters set the schedule and as an event source polls by default. */
const intervalMinutes = 15;
/** Minutes between two requests that keep a workflow warm. */
const warmMinutes = 5;

const sourcePerDay = runsPerDay(intervalMinutes);
/** The schedule starts one workflow, which calls the other. */
const schedulePerDay = 2 * runsPerDay(intervalMinutes);
const allPerDay = schedulePerDay + 2 * sourcePerDay;

/**
 * Invocations per day of what the chapters of the quickstart leave running. In prose `{quickstart.allPerDay}`, in code
 * `%{quickstart.allPerDay}`.
 */
export const quickstart = {
  intervalMinutes,
  warmMinutes,
  /** One event source, before it finds anything. */
  sourcePerDay,
  /** The schedule, in both workflows. */
  schedulePerDay,
  /** The schedule and both sources, and after how many full hours they have used the free quota. */
  allPerDay,
  hoursOfQuota: Math.floor((24 * quota) / allPerDay),
  /** The schedule if it ran often enough to keep a workflow warm, in one workflow and in both. */
  warmWorkflowPerDay: runsPerDay(warmMinutes),
  warmPerDay: 2 * runsPerDay(warmMinutes),
} as const;
