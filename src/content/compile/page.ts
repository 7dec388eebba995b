import type { Nodes } from 'mdast';
import type { Section } from '../../search/section.ts';
import { escapeHtml } from '../../shared/escape.ts';
import type { PageView } from '../../shared/page.ts';
import { isPagePath } from '../../shared/paths.ts';
import { isExternal } from '../../shared/redirects.ts';
import type { Site } from '../../shared/site.ts';
import type { AuthorError, Report } from '../author-error.ts';
import { resolveLink } from '../check/links.ts';
import { toMarkdownCopy } from '../derive/markdown-copy.ts';
import { sectionsOf } from '../derive/sections.ts';
import type { SourcePage } from '../read/source-page.ts';
import { type CodeBlock, readCodeBlocks } from '../tree/code-blocks.ts';
import { layoutIds } from '../tree/headings.ts';
import { renderArticle } from './article.tsx';
import type { HighlightedBlock } from './article-context.ts';
import type { Highlight } from './highlight.ts';
import { type CompileInput, keywordsIn, type Outline, pageOf } from './outline.ts';
import { loadPicture } from './pictures.ts';

/** A compiled page. */
export interface CompiledPage {
  view: PageView;
  html: string;
  /** The Markdown copy, generated on first access, because development only needs the article. */
  readonly markdown: string;
  /** The sections for search, generated on first access. */
  readonly sections: Section[];
  errors: AuthorError[];
}

/**
 * Highlights the code of a page and compiles it. Its errors are in `errors`.
 *
 * @param runs references to the jobs of the code blocks that can be run, by the index of the block
 */
export async function compilePage(
  source: SourcePage,
  outline: Outline,
  input: CompileInput,
  highlight: Highlight,
  runs?: ReadonlyMap<number, string>,
): Promise<CompiledPage> {
  const errors: AuthorError[] = [];
  const report = reportTo(errors, source);
  const blocks = readCodeBlocks(source.tree, report);
  const highlighted = await Promise.all(
    [...blocks].map(
      async ([node, block], index) =>
        [
          node,
          { ...block, html: await highlightOrReport(block, highlight, report), run: runs?.get(index) },
        ] as const,
    ),
  );
  return assemblePage(source, new Map(highlighted), outline, input, errors);
}

/** Grammars use recursion without a limit. */
async function highlightOrReport(
  { code, fence, line }: CodeBlock,
  highlight: Highlight,
  report: Report,
): Promise<string> {
  try {
    return await highlight(code, fence);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    report(
      line,
      'The code block is nested too deeply to be highlighted.',
      'Show less of it, or say that its language is text.',
    );
    return escapeHtml(code);
  }
}

/**
 * Compiles a page whose code is highlighted.
 *
 * @throws when the outline doesn't have the page
 */
export function assemblePage(
  source: SourcePage,
  blocks: ReadonlyMap<Nodes, CodeBlock & HighlightedBlock>,
  outline: Outline,
  input: CompileInput,
  errors: AuthorError[],
): CompiledPage {
  const { route, tree } = source;
  const page = pageOf(source, outline);
  if (!page) throw new Error(`${source.file} is not a page of the site.`);
  const report = reportTo(errors, source);
  const claim = idsOfPage(source, report);
  const html = renderArticle(tree, {
    report,
    blocks,
    resolveLink: (target, line) => resolveLink(target, route, line, outline.targets, report),
    loadPicture(target, alternative, line) {
      const { contentDir } = input;
      const picture = loadPicture(contentDir, source.relativePath, target, alternative, line, report);
      for (const id of picture?.ids ?? []) claim(id, line);
      return picture?.svg;
    },
  });
  const copy = once(() =>
    toMarkdownCopy(tree, {
      title: page.title,
      description: page.description,
      addressOf(target) {
        const href = resolveLink(target, route, 0, outline.targets, () => {});
        return href === undefined ? undefined : completeAddress(href, page.path, input.site);
      },
    }),
  );
  const sections = once(() => sectionsOf(tree, page, keywordsIn(route, outline)));
  return {
    view: outline.navigation.viewOf(page),
    html,
    get markdown() {
      return copy();
    },
    get sections() {
      return sections();
    },
    errors,
  };
}

/** Computes a value on first access. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const reportTo =
  (errors: AuthorError[], { file }: SourcePage): Report =>
  (line, message, hint) =>
    errors.push({ file, line, message, hint });

/** Makes the ids of drawings unique on the page. */
function idsOfPage(source: SourcePage, report: Report): (id: string, line: number) => void {
  const taken = new Set([...source.ids, ...layoutIds]);
  return (id, line) => {
    if (taken.has(id))
      report(
        line,
        `The drawing has the id "${id}", which the page already has.`,
        'Begin the ids of a drawing with the name of its file, and show it once on a page.',
      );
    taken.add(id);
  };
}

/** The complete URL of a link, for use outside of the site. Pages become their Markdown copies. */
function completeAddress(href: string, from: string, { origin }: Site): string {
  if (isExternal(href) || href.startsWith('mailto:')) return href;
  const [path = '', hash] = (href.startsWith('#') ? from + href : href).split('#');
  return `${origin}${path}${isPagePath(path) ? 'index.md' : ''}${hash ? `#${hash}` : ''}`;
}
