import { limits } from './limits.ts';
import { scheduleCost } from './schedule-cost.ts';

const quota = limits.dailyInvocations;
/** Returns the daily runs of a schedule or a polling source with an interval in minutes. */
const runsPerDay = (minutes: number): number => scheduleCost(minutes, 1, quota).runs;

/** Minutes between two runs of the schedule in the chapters, and the default polling interval of event sources. */
const intervalMinutes = 15;
/** Minutes between two requests that keep a workflow warm. */
const warmMinutes = 5;

const sourcePerDay = runsPerDay(intervalMinutes);
/** The schedule starts one workflow, which calls the other. */
const schedulePerDay = 2 * runsPerDay(intervalMinutes);
const allPerDay = schedulePerDay + 2 * sourcePerDay;

/**
 * Daily invocations of the workflows and sources that the chapters of the quickstart leave running. Pages use them as
 * `{quickstart.allPerDay}` in prose and `%{quickstart.allPerDay}` in code.
 */
export const quickstart = {
  intervalMinutes,
  warmMinutes,
  /** One event source that finds no new events. */
  sourcePerDay,
  /** The schedule, in both workflows. */
  schedulePerDay,
  /** The schedule and both sources, and the full hours until they have used the free quota. */
  allPerDay,
  hoursOfQuota: Math.floor((24 * quota) / allPerDay),
  /** A schedule that keeps a workflow warm, in one workflow and in both. */
  warmWorkflowPerDay: runsPerDay(warmMinutes),
  warmPerDay: 2 * runsPerDay(warmMinutes),
} as const;
