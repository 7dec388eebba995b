import { CopyButton } from '../CopyButton.tsx';
import css from './CodeBlock.module.css';

interface Props {
  language: string;
  /** Its name, unless the title says it. */
  languageName: string | undefined;
  /** File name or label, or the name of the language. */
  title: string;
  /** The block is what the one before it prints, and stands close to it. */
  isOutput: boolean;
  /** Highlighted code, as HTML. */
  html: string;
}

/** A block of code. */
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
      {/* Long lines scroll, and what scrolls can be reached with the keyboard. */}
      <pre className={css.pre} tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}

/** Whether a title is the name of a file or a step, as `steps.respond` is, rather than words. */
function isName(title: string): boolean {
  return /^[^\s.]*\.[^\s]*\w$/.test(title) && title !== 'Node.js';
}
