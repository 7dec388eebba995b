import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageView } from '../page.ts';
import { Header } from '../ui/shell/Header.tsx';
import { PageFooter } from '../ui/shell/PageFooter.tsx';
import { PageTools } from '../ui/shell/PageTools.tsx';
import { TableOfContents } from '../ui/shell/TableOfContents.tsx';
import { type ShellPart, showPart } from './pages/shell.ts';
import { currentView, sentView, subscribe } from './pages/store.ts';

/**
 * Takes over the parts of the shell, each as a root of its own: the article between them is never touched.
 * The sidebar is left out on purpose. It is a hundred links of which one changes its mark; hydrating them would cost
 * more than all other parts together and give nothing.
 */
export function hydrateShell(): void {
  hydrate('header', <Header home={__BASE__} name={__SITE_NAME__} repository={__REPOSITORY__} />);
  hydratePart('page-tools', (view) => <PageTools view={view} />);
  hydratePart('page-footer', (view) => <PageFooter view={view} />);
  hydratePart('toc', ({ page }) => <TableOfContents headers={page.headers} />);
}

const hydratePart = (part: ShellPart, draw: (view: PageView) => ReactNode) =>
  hydrate(part, <Part part={part} draw={draw} />);

/** A part that follows the page. It takes over what the document was sent with, also when another page is shown by then. */
function Part({ part, draw }: { part: ShellPart; draw: (view: PageView) => ReactNode }) {
  const view = useSyncExternalStore(subscribe, currentView, () => sentView);
  useLayoutEffect(() => {
    if (view === currentView()) showPart(part);
  }, [part, view]);
  return draw(view);
}

function hydrate(id: string, children: ReactNode): void {
  const container = document.getElementById(id);
  // Without a handler React reports mismatches to the console, where the browser tests find them.
  if (container) hydrateRoot(container, children, { identifierPrefix: id });
}
