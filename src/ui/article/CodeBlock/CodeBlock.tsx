import { CopyButton, RunButton } from '../buttons.tsx';
import css from './CodeBlock.module.css';

interface Props {
  /** Its accessible name, unless the title is used. */
  languageName: string | undefined;
  /** File name or label, or the name of the language. */
  title: string;
  /** Whether the block is the output of the previous one. */
  isOutput: boolean;
  /** Highlighted code, as HTML. */
  html: string;
  /** A reference to the job that runs it, for its Run button. */
  run?: string | undefined;
}

/** A code block. */
export function CodeBlock({ languageName, title, isOutput, html, run }: Props) {
  return (
    <figure className={isOutput ? `${css.root} ${css.output}` : css.root}>
      <figcaption
        className={isName(title) ? `${css.title} ${css.name}` : css.title}
        data-language={languageName}
      >
        {title}
      </figcaption>
      {run !== undefined && <RunButton what={`code: ${title}`} reference={run} className={css.button} />}
      <CopyButton what={`code: ${title}`} className={css.button} />
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
