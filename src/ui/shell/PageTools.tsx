import { useState } from 'react';
import { writeClipboard } from '../../client/copy.ts';
import type { PageView } from '../../page.ts';
import css from './PageTools.module.css';

/** What stands above the page's title: where it belongs, and the page as Markdown. */
export function PageTools({ view }: { view: PageView }) {
  return (
    <div className={css.bar}>
      {view.breadcrumbs.length > 0 && (
        <nav aria-label="Breadcrumbs">
          <ol className={css.crumbs}>
            {view.breadcrumbs.map(({ title, path }) => (
              <li key={title}>{path ? <a href={path}>{title}</a> : title}</li>
            ))}
          </ol>
        </nav>
      )}
      {view.page.headers.length > 0 && (
        <button type="button" className={css.contents} popoverTarget="toc">
          On this page
        </button>
      )}
      {view.page.key && <CopyPage key={view.page.key} address={`${view.page.path}index.md`} />}
    </div>
  );
}

type State = 'idle' | 'busy' | 'done' | 'failed';
const labels: Record<State, string> = {
  idle: 'Copy page',
  busy: 'Copying',
  done: 'Copied',
  failed: 'Could not copy',
};

function CopyPage({ address }: { address: string }) {
  const [state, setState] = useState<State>('idle');
  async function copy() {
    setState('busy');
    const text = await fetch(address)
      .then((response) => (response.ok ? response.text() : undefined))
      .catch(() => undefined);
    setState(text === undefined ? 'failed' : await writeClipboard(text));
  }
  return (
    <p className={css.tools}>
      <button
        type="button"
        className={css.copy}
        onClick={copy}
        aria-live="polite"
        title="Copy this page as Markdown"
      >
        {labels[state]}
      </button>
      <a href={address}>Markdown</a>
    </p>
  );
}
