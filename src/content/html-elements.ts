/** Replacements for HTML elements. */
const instead: readonly [names: string, hint: string][] = [
  ['br', 'End a line with a backslash to break it, or begin a new paragraph after an empty line.'],
  ['hr', 'Write --- between two empty lines.'],
  [
    'div p span section article main header footer nav center font',
    'Write paragraphs, with an empty line between them.',
  ],
  ['a', 'Write a link as [text](/limits/).'],
  [
    'img picture svg figure figcaption',
    'Show a drawing beside the page: ![What it says, in words](./name.svg "Caption.").',
  ],
  [
    'iframe video audio embed object canvas',
    'Link to it: [text](https://…), or show a drawing beside the page.',
  ],
  ['details summary', 'Give it a heading, or write alternatives as <Tabs> with a <Tab label="…"> for each.'],
  ['table thead tbody tfoot tr th td caption colgroup col', 'Write a table with bars: | Name | Meaning |.'],
  ['ul ol li', 'Write a list: a line for each item that begins with - or 1.'],
  ['dl dt dd', 'Write a line with the term, then a line that begins with ": " for its meaning.'],
  ['code pre samp var tt', 'Write `code`, or a block of code between lines of three backticks.'],
  ['strong b', 'Write **bold**.'],
  ['em i cite dfn', 'Write *emphasis*.'],
  ['s del strike', 'Write ~~struck out~~.'],
  ['h1 h2 h3 h4 h5 h6', 'Write a heading as ## Title.'],
  ['blockquote q', 'Begin each line of a quotation with >.'],
  ['kbd', 'Write <Kbd>Ctrl</Kbd>.'],
  ['mark', 'Write **bold**; <Mark> is for numbers in a <Screen>.'],
  [
    'button input select textarea form label option',
    'Show a part of a screen in a <Screen>, with <Button> and <Field> in it.',
  ],
  ['aside', 'Write a remark between :::note and :::.'],
  ['sub sup small u ins abbr wbr', 'Write it as plain text.'],
  [
    'script style link meta html head body title base noscript template',
    'A page has text alone; styles and scripts belong to the site.',
  ],
];

const hints = new Map(
  instead.flatMap(([names, hint]) => names.split(' ').map((name) => [name, hint] as const)),
);

/** What to write instead of an HTML element; `undefined` for an unknown name. */
export const insteadOfHtml = (name: string): string | undefined => hints.get(name);

/** The error message for an HTML element on a page. */
export const htmlMessage = (name: string): string =>
  `<${name}> is an element of HTML, which pages do not use.`;
