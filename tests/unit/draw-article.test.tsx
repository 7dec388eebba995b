import { describe, expect, test } from 'vitest';
import type { ArticleContext } from '../../src/content/compile/article-context.ts';
import { drawArticle } from '../../src/content/compile/draw-article.ts';

const Broken = ({ words = 'window is not defined' }: { words?: string }) => {
  throw new ReferenceError(words);
};

function draw(blocks: React.ReactNode[], instances: ArticleContext['instances']) {
  const reported: string[] = [];
  const report = (line: number, ...texts: string[]) => reported.push(`${line}: ${texts.join(' ')}`);
  return { html: drawArticle(blocks, { instances, report }), reported };
}

describe('a component that throws while it is rendered', () => {
  test('is reported with its line, and its block is omitted', () => {
    const broken = <Broken />;
    const around = <section>{broken}</section>;
    const instances = [
      { name: 'CostCalculator', line: 7, element: broken },
      { name: 'Hero', line: 5, element: around },
    ];
    const { html, reported } = draw([<p key="a">Before.</p>, around, <p key="b">After.</p>], instances);
    expect(html).toBe('<p>Before.</p><p>After.</p>');
    expect(reported).toEqual([
      "7: <CostCalculator> can't be rendered: ReferenceError: window is not defined. Look at src/figures/CostCalculator/CostCalculator.tsx: the build renders a figure without a browser, so window and document are undefined.",
    ]);
  });

  test('does not hide another one', () => {
    const [one, other] = [<Broken key="a" words="One!" />, <Broken key="b" words="Other" />];
    const instances = [
      { name: 'Kbd', line: 3, element: one },
      { name: 'Mark', line: 9, element: other },
    ];
    expect(draw([one, other], instances).reported).toEqual([
      "3: <Kbd> can't be rendered: ReferenceError: One! Look at the component in src/ui/article.",
      "9: <Mark> can't be rendered: ReferenceError: Other. Look at the component in src/ui/article.",
    ]);
  });

  test("is a bug of the engine if it isn't from the page", () => {
    expect(() => draw([<Broken key="a" />], [])).toThrow(ReferenceError);
  });
});
