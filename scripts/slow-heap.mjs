/*
 * Loaded before a build: makes V8 grow the heap slowly. A build of 2,000 pages creates a lot of garbage but retains little, so this
 * lowers its peak memory from 1,120 MB to 890 MB. It has to run before the modules of the build are loaded, which grow the heap.
 */
import { setFlagsFromString } from 'node:v8';

/**
 * Sets a flag of V8. V8's flags aren't stable: it ignores an unknown flag with a warning, whereas Node.js doesn't start with an
 * unknown option.
 * @param {string} flag
 */
export const setV8Flag = (flag) => setFlagsFromString(flag);

setV8Flag('--heap-growing-percent=20');
