import { Cron } from 'croner';
import { suggest } from '../../../src/shared/nearest.ts';
import type { Schedule } from '../../../types/component.d.ts';
import { type Component, inputTypes, type Prop } from './model.ts';
import type { Report } from './problem.ts';
import { isApp, readApp, reportUnknown } from './read-app.ts';
import { readInput } from './read-input.ts';
import { describe, isRecord } from './values.ts';

const interfaces = ['$.interface.timer', '$.interface.http'];
const db = '$.service.db';

/** The types of props. `any` is only for actions, and interfaces are only for sources. /components/api/#general */
const typesOf: Record<Component['kind'], readonly string[]> = {
  source: ['app', ...inputTypes.filter((type) => type !== 'any'), ...interfaces, db],
  action: ['app', ...inputTypes, db],
};

/**
 * Parses a prop: an object, or, for interfaces and the key-value store, only the name of the type.
 *
 * @returns the prop, or `undefined` if it is invalid, which is reported
 */
export function readProp(
  place: string,
  written: unknown,
  kind: Component['kind'],
  report: Report,
): Prop | undefined {
  const value = typeof written === 'string' ? { type: written } : written;
  if (!isRecord(value)) {
    report(place, `Expected a prop, found ${describe(value)}.`, 'For example { type: "string" }.');
    return undefined;
  }
  if (isApp(value)) return { family: 'app', app: readApp(place, value, report) };
  if (value.propDefinition !== undefined) return readInput(place, value, typesOf[kind], report);
  if (typeof value.type !== 'string' || !typesOf[kind].includes(value.type)) {
    const hint = suggest(String(value.type), typesOf[kind]);
    const only = [...interfaces, 'any'].includes(String(value.type))
      ? ` in ${kind === 'source' ? 'a source' : 'an action'}`
      : '';
    report(`${place}.type`, `There is no type ${describe(value.type)}${only}.`, hint);
    return undefined;
  }
  if (value.type === '$.interface.timer') return readTimer(place, value, report);
  if (value.type === '$.interface.http') return readHttp(place, value, report);
  if (value.type === db) {
    reportUnknown(place, value, ['type'], report);
    return { family: 'db' };
  }
  if (typeof written === 'string') {
    report(
      place,
      `The type alone, ${describe(written)}, is not enough.`,
      `Write { type: ${describe(written)} }.`,
    );
  }
  return readInput(place, value, typesOf[kind], report);
}

/** Parses a timer. /components/api/#timer */
function readTimer(place: string, value: Record<string, unknown>, report: Report): Prop {
  reportUnknown(place, value, ['type', 'default'], report);
  const schedule = value.default;
  if (schedule !== undefined && !isSchedule(schedule)) {
    report(`${place}.default`, `This is no schedule: ${describe(schedule)}.`, scheduleHint);
    return { family: 'timer', default: undefined };
  }
  return { family: 'timer', default: schedule };
}

export const scheduleHint = 'Write { intervalSeconds: 900 } or { cron: "0 0 * * *" }.';

/** Whether a value is either an interval or a cron expression. */
export function isSchedule(value: unknown): value is Schedule {
  if (!isRecord(value) || Object.keys(value).length !== 1) return false;
  return typeof value.cron === 'string'
    ? isCron(value.cron)
    : typeof value.intervalSeconds === 'number' && value.intervalSeconds > 0;
}

/** Whether a text is a cron expression: five fields, each within its range, that match some time in the future. */
function isCron(text: string): boolean {
  // The library also accepts dates and names such as @daily.
  if (text.trim().split(/\s+/).length !== 5) return false;
  try {
    return new Cron(text, { mode: '5-part' }).nextRun() !== null;
  } catch {
    // The reason isn't needed, because the hint has a valid example.
    return false;
  }
}

/** Parses an HTTP interface. /components/api/#http */
function readHttp(place: string, value: Record<string, unknown>, report: Report): Prop {
  reportUnknown(place, value, ['type', 'customResponse'], report);
  if (value.customResponse !== undefined && typeof value.customResponse !== 'boolean') {
    report(`${place}.customResponse`, `Expected true or false, found ${describe(value.customResponse)}.`, '');
  }
  return { family: 'http', customResponse: value.customResponse === true };
}
