import { CopyButton } from '../CopyButton.tsx';
import css from './CodeBlock.module.css';

interface Props {
  language: string;
  /** Its accessible name, unless the title is used. */
  languageName: string | undefined;
  /** File name or label, or the name of the language. */
  title: string;
  /** Whether the block is the output of the previous one. */
  isOutput: boolean;
  /** Highlighted code, as HTML. */
  html: string;
}

/** A code block. */
export function CodeBlock({ language, languageName, title, isOutput, html }: Props) {
  return (
    <figure className={isOutput ? `${css.root} ${css.output}` : css.root} data-code={language}>
      <figcaption
        className={isName(title) ? `${css.title} ${css.name}` : css.title}
        data-language={languageName}
      >
        {title}
      </figcaption>
      <CopyButton what={`code: ${title}`} className={css.copy} />
      {/* Long lines scroll, and scrollable boxes have to be focusable. */}
      <pre className={css.pre} tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}

/** Whether a title is a file name or code such as `steps.respond`, rather than text. */
function isName(title: string): boolean {
  return /^[^\s.]*\.[^\s]*\w$/.test(title) && title !== 'Node.js';
}
