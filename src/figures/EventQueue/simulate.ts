/** How a workflow takes events from its queue. Times are in milliseconds. */
export interface QueueSettings {
  /** How many runs may be active at the same time; `undefined` when concurrency isn't limited. */
  workers: number | undefined;
  /** How many runs may start in each interval; `undefined` when the workflow isn't throttled. */
  rate: { limit: number; interval: number } | undefined;
  /** How many events may wait. */
  queueSize: number;
  /** Duration of each run. */
  runTime: number;
}

/** The outcome of an event. Times are in milliseconds. */
export interface QueuedEvent {
  arrived: number;
  /** When its run starts: `Infinity` if it never does, `undefined` if the queue was full and the event is lost. */
  started: number | undefined;
}

/**
 * Simulates the queue of a workflow. Events that arrive at the same time enter the queue together, before the first
 * of them leaves it. A rate's interval begins with its first run.
 *
 * @param arrivals in ascending order
 * @returns the events in order of arrival
 */
export function simulate(arrivals: readonly number[], settings: QueueSettings): QueuedEvent[] {
  const isLimited = settings.workers !== undefined || settings.rate !== undefined;
  const room = isLimited ? settings.queueSize : Number.POSITIVE_INFINITY;
  const nextStart = createStarts(settings);
  const events: QueuedEvent[] = [];
  const waiting: QueuedEvent[] = [];
  let first = 0;
  /** Starts the oldest events that may run by this time. */
  const startUntil = (time: number) => {
    for (let event = waiting[first]; event; event = waiting[++first]) {
      const start = nextStart(event.arrived, time);
      if (start === undefined) return;
      event.started = start;
    }
  };
  let now = Number.NEGATIVE_INFINITY;
  for (const arrived of arrivals) {
    if (arrived > now) {
      startUntil(arrived);
      now = arrived;
    }
    const event: QueuedEvent = { arrived, started: undefined };
    events.push(event);
    if (waiting.length - first >= room) continue;
    event.started = Number.POSITIVE_INFINITY;
    waiting.push(event);
  }
  startUntil(Number.MAX_SAFE_INTEGER);
  return events;
}

/** Tracks workers and the rate. The result gives the start of the next run, or `undefined` if it's later than `latest`. */
function createStarts({ workers, rate, runTime }: QueueSettings) {
  const starts: number[] = [];
  let intervalStart = Number.NEGATIVE_INFINITY;
  let startedInInterval = 0;
  return (earliest: number, latest: number): number | undefined => {
    const last = starts.at(-1) ?? Number.NEGATIVE_INFINITY;
    const busyRun = workers === undefined ? undefined : starts[starts.length - workers];
    const whenWorkerIsFree = busyRun === undefined ? earliest : busyRun + runTime;
    const isIntervalFull = rate !== undefined && startedInInterval >= rate.limit;
    const whenRateAllows = rate && isIntervalFull ? intervalStart + rate.interval : earliest;
    const start = Math.max(earliest, last, whenWorkerIsFree, whenRateAllows);
    if (start > latest || rate?.limit === 0) return undefined;
    if (rate && start >= intervalStart + rate.interval) {
      intervalStart = start;
      startedInInterval = 0;
    }
    startedInInterval++;
    starts.push(start);
    return start;
  };
}

/** Number of events in each state. */
export interface Counts {
  done: number;
  running: number;
  waiting: number;
  rejected: number;
}

/** Counts the events that have arrived by a time, each in one state. */
export function countAt(events: readonly QueuedEvent[], runTime: number, time: number): Counts {
  const counts: Counts = { done: 0, running: 0, waiting: 0, rejected: 0 };
  for (const { arrived, started } of events) {
    if (arrived > time) break;
    if (started === undefined) counts.rejected++;
    else if (started > time) counts.waiting++;
    else if (started + runTime > time) counts.running++;
    else counts.done++;
  }
  return counts;
}

/** The number of waiting events from this time until the next entry. */
export interface Depth {
  time: number;
  waiting: number;
}

/** The number of waiting events over time: an entry for each change, in ascending order. */
export function depthsOf(events: readonly QueuedEvent[]): Depth[] {
  const changes = new Map<number, number>();
  const add = (time: number, by: number) => changes.set(time, (changes.get(time) ?? 0) + by);
  for (const { arrived, started } of events) {
    if (started === undefined || started === arrived) continue;
    add(arrived, 1);
    if (started < Number.POSITIVE_INFINITY) add(started, -1);
  }
  let waiting = 0;
  return [...changes]
    .sort(([a], [b]) => a - b)
    .map(([time, by]) => {
      waiting += by;
      return { time, waiting };
    });
}

/** Summary of a simulation. Times are in milliseconds. */
export interface Outcome {
  rejected: number;
  /** When the first event was lost. */
  firstRejected: number | undefined;
  /** The most events waiting at the same time. */
  mostWaiting: number;
  /** The longest time that an event waits; `Infinity` if one never runs. */
  longestWait: number;
  /** When the last run ends; `Infinity` if one never starts. */
  finished: number;
  /** The smallest queue that would lose nothing. */
  queueNeeded: number;
}

/** Sums up a simulation. */
export function outcomeOf(events: readonly QueuedEvent[], settings: QueueSettings): Outcome {
  const starts = events.flatMap(({ started }) => (started === undefined ? [] : [started]));
  const waits = events.flatMap(({ arrived, started }) => (started === undefined ? [] : [started - arrived]));
  const lost = events.filter(({ started }) => started === undefined);
  return {
    rejected: lost.length,
    firstRejected: lost[0]?.arrived,
    mostWaiting: Math.max(0, ...depthsOf(events).map(({ waiting }) => waiting)),
    longestWait: Math.max(0, ...waits),
    finished: Math.max(0, ...starts) + (starts.length > 0 ? settings.runTime : 0),
    queueNeeded: lost.length === 0 ? settings.queueSize : queueNeeded(events, settings),
  };
}

/** Finds the smallest queue that loses nothing by bisection: a larger queue never loses more. */
function queueNeeded(events: readonly QueuedEvent[], settings: QueueSettings): number {
  const arrivals = events.map(({ arrived }) => arrived);
  const loses = (queueSize: number) =>
    simulate(arrivals, { ...settings, queueSize }).some(({ started }) => started === undefined);
  let [tooSmall, enough] = [settings.queueSize, events.length];
  while (enough - tooSmall > 1) {
    const middle = Math.floor((tooSmall + enough) / 2);
    if (loses(middle)) tooSmall = middle;
    else enough = middle;
  }
  return enough;
}
