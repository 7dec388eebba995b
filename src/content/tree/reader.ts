import type { Reader } from '../../ui/article/declare.ts';
import type { Report } from '../author-error.ts';
import { attributeOf } from './attribute.ts';
import { fillPlaceholders } from './expressions.ts';
import { textOf } from './headings.ts';

const ignore: Report = () => {};

/** What parts of articles read a tree with. */
export const reader: Reader = {
  attributeOf,
  textOf: (node) => fillPlaceholders(textOf(node), 0, ignore),
};
