/*
 * The first module of a thread of the harness. Plain JavaScript, because TypeScript can only be imported after the loader is
 * registered.
 */
import { workerData } from 'node:worker_threads';
import '../../../scripts/typescript.mjs';

const { serve } = await import('./serve.ts');
const job = await import(workerData.job);
serve(job.run);
