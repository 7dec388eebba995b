import { isValidElement, type ReactNode } from 'react';
import { breakable } from '../breakable.tsx';
import { CopyButton } from '../buttons.tsx';
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx';
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

/** An operation of an HTTP API: description and parameters on the left, and an `Example` on the right where there is space. */
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

/** Sample requests and the response of an operation. */
export function Example({ children }: { children?: ReactNode }) {
  return <div className={css.example}>{children}</div>;
}

/** The start of a reference: introduction on the left, first code on the right where there is space. */
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
