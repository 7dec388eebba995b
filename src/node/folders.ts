import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';

export { root };

/** Shared by all builds, and safe to delete. */
export const cacheDir = join(root, '.cache');
