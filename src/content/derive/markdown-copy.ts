import type { Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { type AddressOf, plainTree } from './plain.ts';

/** What a Markdown copy needs besides the page. */
export interface MarkdownCopyOptions {
  title: string;
  description: string;
  addressOf: AddressOf;
}

/** The page as plain Markdown, with complete URLs. */
export function toMarkdownCopy(tree: Root, { title, description, addressOf }: MarkdownCopyOptions): string {
  const body = toMarkdown(plainTree(tree, addressOf), {
    extensions: [gfmToMarkdown()],
    bullet: '-',
    rule: '-',
    fences: true,
    // Not every URL is valid in angle brackets: <a@_.example> would be a tag.
    resourceLink: true,
  });
  return `# ${title}\n\n> ${description}\n\n${body}`;
}
