/*
 * What a thread that highlights starts with. Plain JavaScript, because TypeScript can be loaded only after tsx is registered.
 */
import { register } from 'tsx/esm/api';

register();
await import('./highlight-share.ts');
