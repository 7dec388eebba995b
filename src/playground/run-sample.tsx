import { createRoot } from 'react-dom/client';
import { reportFailure } from '../browser/failure.ts';
import { addStyles } from '../browser/styles.ts';
import { readRunReference } from '../shared/run-reference.ts';
import { takeOverBlock } from './code-block-view.ts';
import { fetchRuns } from './files.ts';
import { PlaygroundPanel } from './PlaygroundPanel.tsx';
import styles from './playground.css?inline';
import { createPlayground, type Playground } from './playground.ts';

/** The open playgrounds, by their Run buttons. */
const opened = new Map<HTMLElement, { playground: Playground; close(): void }>();
/** The buttons whose jobs are pending. */
const pending = new WeakSet<HTMLElement>();
let observer: MutationObserver | undefined;

/**
 * Handles a click on a Run button: runs the sample, or stops it.
 *
 * @param key of the page
 */
export function runSample(button: HTMLElement, key: string): void {
  const known = opened.get(button)?.playground;
  if (known?.getState().isRunning) known.stop();
  else if (known) void known.run();
  else if (!pending.has(button)) void open(button, key);
}

/** Adds a playground to a code block and runs the sample. */
async function open(button: HTMLElement, key: string): Promise<void> {
  const { hash, index } = readRunReference(button.dataset.run ?? '');
  pending.add(button);
  try {
    const runs = await fetchRuns(key, hash);
    const block = runs.blocks[index];
    if (!block) throw new Error(`The page has no job for block ${index}.`);
    if (!button.isConnected) return;
    addStyles(styles);
    const playground = createPlayground(runs, block);
    mount(button, playground);
    void playground.run();
  } catch {
    // Otherwise, the reader has left the page.
    if (!button.isConnected) return;
    reportFailure(() => {
      reportFailure(undefined);
      runSample(button, key);
    });
  } finally {
    pending.delete(button);
  }
}

function mount(button: HTMLElement, playground: Playground): void {
  const view = takeOverBlock(button);
  const root = createRoot(view.container, {
    onUncaughtError(error) {
      reportError(error);
      // React is still rendering.
      setTimeout(close);
    },
  });
  const close = () => {
    opened.delete(button);
    playground.reset();
    root.unmount();
    view.restore();
  };
  opened.set(button, { playground, close });
  closeWithArticle();
  const closeByReader = () => {
    close();
    view.focus();
  };
  root.render(<PlaygroundPanel playground={playground} view={view} onClose={closeByReader} />);
}

/** Closes playgrounds and stops their runs when navigation replaces the article. */
function closeWithArticle(): void {
  const article = document.getElementById('article');
  if (observer || !article) return;
  observer = new MutationObserver(() => {
    for (const [button, { close }] of opened) if (!button.isConnected) close();
  });
  observer.observe(article, { childList: true });
}
