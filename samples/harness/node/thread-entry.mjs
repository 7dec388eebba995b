/*
 * What a thread of the harness starts with. Plain JavaScript, because TypeScript can be loaded only after tsx is registered;
 * it is unregistered again before any sample runs, so that samples load packages as Node.js alone does.
 */
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

const unregister = register();
const { serve } = await import('./serve.ts');
const job = await import(workerData.job);
await unregister();
serve(job.run);
