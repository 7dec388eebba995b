import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';

export { root };

/** What builds keep for one another; can be deleted at any time. */
export const cacheDir = join(root, '.cache');
