import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { figureNames } from '../../ui/article/Island.tsx';
import { sequence } from './article-blocks.tsx';
import type { ArticleContext } from './article-context.ts';

/**
 * Renders an article. If a component throws, it is reported with its line, and its block is left out.
 *
 * @param blocks the blocks of the article, in order
 */
export function drawArticle(
  blocks: readonly ReactNode[],
  { instances, report }: Pick<ArticleContext, 'instances' | 'report'>,
): string {
  const draw = (node: ReactNode): string => renderToStaticMarkup(node, { identifierPrefix: 'a' });
  try {
    return draw(sequence(blocks));
  } catch (failure) {
    const failing = instances.flatMap((one) => {
      const failed = failureOf(() => draw(one.element));
      return failed === undefined ? [] : [{ ...one, failed }];
    });
    // Inner components come first, because their parents fail too.
    const leaves = failing.filter(({ element }) => element.props.children === undefined);
    const broken = leaves.length > 0 ? leaves : failing.slice(0, 1);
    if (broken.length === 0) throw failure;
    for (const { name, line, failed } of broken)
      report(line, `<${name}> can't be rendered: ${messageOf(failed)}`, hintFor(name));
    return blocks
      .filter((block) => failureOf(() => draw(block)) === undefined)
      .map(draw)
      .join('');
  }
}

function failureOf(work: () => void): unknown {
  try {
    work();
    return undefined;
  } catch (failure) {
    return failure ?? 'No error was given.';
  }
}

const messageOf = (failure: unknown): string => {
  const text = failure instanceof Error ? `${failure.name}: ${failure.message}` : String(failure);
  return /[.!?]$/.test(text) ? text : `${text}.`;
};

const hintFor = (name: string): string =>
  figureNames.includes(name)
    ? `Look at src/figures/${name}/${name}.tsx: the build renders a figure without a browser, so window and document are undefined.`
    : 'Look at the component in src/ui/article.';
