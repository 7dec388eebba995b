import type { WrittenElement } from '../../ui/article/declare.ts';
import type { Report } from '../author-error.ts';
import { evaluateAttribute, fillPlaceholders } from './expressions.ts';

const ignore: Report = () => {};

/** A component in the tree. */
export type Element = WrittenElement;

/** An attribute as text, with constants filled in; empty if it is missing. */
export function attributeOf(node: Element, name: string): string {
  const found = node.attributes.find((a) => a.type === 'mdxJsxAttribute' && a.name === name);
  if (!found) return '';
  const { value } = found;
  if (value === null || value === undefined) return 'true';
  if (typeof value === 'string') return fillPlaceholders(value, 0, ignore);
  return String(evaluateAttribute(value.value, 0, ignore) ?? '');
}
