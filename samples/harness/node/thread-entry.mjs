/*
 * The entry module of the harness's threads. It is in JavaScript, because TypeScript can only be imported after the loader is
 * registered.
 */
import { workerData } from 'node:worker_threads';
import '../../../scripts/typescript.mjs';

const { serve } = await import('./serve.ts');
const job = await import(workerData.job);
serve(job.run);
