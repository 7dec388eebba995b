import { expect } from 'vitest';
import { compileSite, mdx } from './tiny-site.ts';

/** Compiles a page. For any input, the result must be HTML or errors. */
export const compile = (body: string): Compiled => compileFile(mdx(body));

export interface Compiled {
  html: string;
  report: string;
}

/** Compiles a file including its frontmatter. Errors must have a file, a line, and a hint. */
export function compileFile(source: string): Compiled {
  const { pages, report, errors } = compileSite({ 'page.mdx': source });
  const page = pages.get('/page/');
  expect(page !== undefined || report !== '').toBe(true);
  const lines = source.split(/\r\n?|\n/).length;
  // A single assertion, because there may be a hundred thousand errors.
  const incomplete = errors.filter(
    ({ file, line, message, hint }) => file !== 'content/page.mdx' || !(line <= lines) || !message || !hint,
  );
  expect(incomplete).toEqual([]);
  return { html: page?.html ?? '', report };
}
