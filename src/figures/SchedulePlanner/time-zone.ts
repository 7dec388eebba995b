/** Common time zones to choose from, with and without daylight saving time. */
export const timeZones = [
  'UTC',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Lagos',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
] as const;

const week = 7 * 86_400_000;
const minute = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the parts of the local time in a zone. */
function partsIn(zone: string, time: number): Record<string, string> {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(zone, format);
  }
  return Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
}

/** Returns the local time in a zone as if it were UTC, in milliseconds. */
export function clockIn(zone: string, time: number): number {
  const { year, month, day, hour, minute, second } = partsIn(zone, time);
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
}

/** Returns the offset of a zone from UTC, in minutes. */
export const offsetIn = (zone: string, time: number): number =>
  Math.round((clockIn(zone, time) - time) / minute);

/**
 * Returns the next daylight saving change of a zone.
 *
 * @param after in milliseconds
 * @returns the first minute with another offset; `undefined` if there is none within the next 58 weeks
 */
export function nextChange(zone: string, after: number): number | undefined {
  const start = Math.ceil(after / minute) * minute;
  const offset = offsetIn(zone, start);
  // No zone changes its clocks twice in a week.
  const weeks = Array.from({ length: 58 }, (_, count) => start + (count + 1) * week);
  const found = weeks.find((time) => offsetIn(zone, time) !== offset);
  if (found === undefined) return undefined;
  let [same, changed] = [found - week, found];
  while (changed - same > minute) {
    const middle: number = Math.floor((same + changed) / 2 / minute) * minute;
    if (offsetIn(zone, middle) === offset) same = middle;
    else changed = middle;
  }
  return changed;
}

/** Formats an offset: `UTC−7`, `UTC+5:30`. @param offset in minutes */
export function printOffset(offset: number): string {
  if (offset === 0) return 'UTC';
  const minutes = Math.abs(offset) % 60;
  const hours = Math.floor(Math.abs(offset) / 60);
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}
