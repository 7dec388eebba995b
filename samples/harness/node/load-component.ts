import { type LoadOptions, loadComponent as load } from '../component/load.ts';
import { evaluate, hostParts } from './host.ts';

/** Loads a component in this thread without a session, so that its operations are neither tracked nor restricted. */
export const loadComponent = (text: string, options: LoadOptions = {}): Promise<{ component: unknown }> =>
  load(text, options, {
    ...hostParts,
    evaluate,
    createProcess: () => process,
    attach: () => Promise.reject(new Error('Without a session, there are no attachments.')),
    watchAsync: () => ({ run: (code) => code(), pending: async () => [], stop: () => {} }),
  });
