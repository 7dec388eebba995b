import type { Reader } from '../../ui/article/declare.ts';
import { attributeOf } from './attribute.ts';
import { textOf } from './headings.ts';

/** The functions that parts of articles read a tree with. */
export const reader: Reader = { attributeOf, textOf };
