import { type LoadOptions, loadComponent as load } from '../component/load.ts';
import { evaluate, hostParts } from './host.ts';

/** Evaluates the text of a component's module in this thread, without a session: nothing is watched, and nothing kept from it. */
export const loadComponent = (text: string, options: LoadOptions = {}): Promise<{ component: unknown }> =>
  load(text, options, {
    ...hostParts,
    evaluate,
    createProcess: () => process,
    attach: () => Promise.reject(new Error('Without a session, there are no attachments.')),
    watchAsync: () => ({ run: (code) => code(), pending: async () => [], stop: () => {} }),
  });
