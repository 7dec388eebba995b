import { htmlMessage, insteadOfHtml } from '../html-elements.ts';

/** The message for a page that can't be parsed. */
export interface SyntaxProblem {
  message: string;
  hint: string;
}

const general = 'A literal { or < in prose goes into `code`; every opened tag is closed.';
const curly = /[“”„‟‘’«»]/;

/**
 * Explains a syntax error in terms of pages.
 *
 * @param told the parser's message, as one sentence without a full stop
 * @param rest the page from the position of the error on
 */
export function explainSyntax(told: string, rest: string): SyntaxProblem {
  const message = `The page is not valid MDX: ${told}.`;
  const [, address] = /^<((?:https?:|mailto:|[\w.+-]+@)[^\s<>]*)>/.exec(rest) ?? [];
  if (address)
    return { message: `<${address}> is not a link here.`, hint: `Write [text](${linkTo(address)}).` };
  const [, unclosed] = /closing tag for `<([\w.]+)>`/.exec(told) ?? [];
  const [tag = '', opened] = /^<([a-z][\w.]*)[^<]*?(?=\/?>|$)/i.exec(rest) ?? [];
  const name = unclosed ?? opened ?? '';
  const html = insteadOfHtml(name);
  if (html) return { message: htmlMessage(name), hint: html };
  if (rest.startsWith('<!--'))
    return { message: 'Pages have no HTML comments: <!--.', hint: 'Write {/* a comment */}.' };
  const [, attribute, quote] = /\s([\w-]+)\s*=\s*\{?\s*([“”„‟‘’«»])/.exec(tag) ?? [];
  if (attribute && quote)
    return {
      message: `<${name}>: the value of "${attribute}" is in typographic quotes: ${quote}.`,
      hint: `Write straight quotes: ${attribute}="…".`,
    };
  if (curly.test(tag) && /=\s*"/.test(tag) && (tag.match(/"/g)?.length ?? 0) % 2 === 1)
    return {
      message: `<${name}>: a value that begins with " ends with a typographic quote.`,
      hint: 'Write straight quotes on both sides: title="…".',
    };
  const [, bare] = /\s([\w-]+)\s*=\s*[^\s"'{]/.exec(tag) ?? [];
  if (bare)
    return { message: `<${name}>: the value of "${bare}" is not in quotes.`, hint: `Write ${bare}="…".` };
  if (curly.test(told))
    return { message, hint: 'Write straight quotes, and no braces around text: title="…".' };
  if (unclosed)
    return {
      message,
      hint: `Write </${unclosed}> at its end, or <${unclosed} /> if nothing is in it; in prose, \`<${unclosed}>\`.`,
    };
  return { message, hint: general };
}

const linkTo = (address: string): string =>
  /^[\w.+-]+@/.test(address) && !address.startsWith('mailto:') ? `mailto:${address}` : address;
