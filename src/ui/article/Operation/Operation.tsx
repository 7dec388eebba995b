import { isValidElement, type ReactNode } from 'react';
import { breakable } from '../breakable.tsx';
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { flatten } from '../flatten.ts';
import { Method } from '../Method/Method.tsx';
import css from './Operation.parts.module.css';

interface OperationProps {
  /** `GET` */
  method: string;
  /** Below the base URL: `/sources/{id}/events`. */
  path: string;
  children?: ReactNode;
}

/** A call of an HTTP API: what it is for and what it takes at the left, and at the right, where there is room, an `Example`. */
export function Operation({ method, path, children }: OperationProps) {
  const parts = flatten(children);
  const examples = parts.filter(isExample);
  const [heading, ...text] = parts.filter((part) => !isExample(part));
  return (
    <section className={css.root}>
      <div className={css.columns}>
        <div className={css.text}>
          {heading}
          <p className={css.call}>
            <Method name={method} />
            <code className={css.path}>{breakable(path)}</code>
            <CopyButton what="path" className={css.copy} />
          </p>
          {text}
        </div>
        {examples}
      </div>
    </section>
  );
}

/** The requests that make the call, and what comes back. */
export function Example({ children }: { children?: ReactNode }) {
  return <div className={css.example}>{children}</div>;
}

/** The beginning of a reference: what it is about at the left, and the first code beside it, where there is room. */
export function Opening({ children }: { children?: ReactNode }) {
  const parts = flatten(children);
  return (
    <section className={css.opening}>
      <div className={css.columns}>
        <div className={css.text}>{parts.filter((part) => !isCode(part))}</div>
        <div className={css.example}>{parts.filter(isCode)}</div>
      </div>
    </section>
  );
}

const isExample = (part: ReactNode): boolean => isValidElement(part) && part.type === Example;
const isCode = (part: ReactNode): boolean => isValidElement(part) && part.type === CodeBlock;
