import type { Given } from '../src/samples/given.ts';
import { appEvents } from './givens/app-events.ts';
import { errors } from './givens/errors.ts';
import { helloName } from './givens/hello-name.ts';
import { httpRequests } from './givens/http-requests.ts';
import { managedAuth } from './givens/managed-auth.ts';

/** Circumstances that samples name with `given="…"`. */
export const givens: Record<string, Given> = {
  ...appEvents,
  ...errors,
  ...helloName,
  ...httpRequests,
  ...managedAuth,
  /** A body above the default size, for the options that store it. */
  'large-file': {
    files: { 'large.json': JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, state: 'new' }))) },
  },
};
