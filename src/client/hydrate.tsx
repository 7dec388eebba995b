import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Header } from '../ui/shell/Header.tsx';
import { PageFooter } from '../ui/shell/PageFooter.tsx';
import { PageTools } from '../ui/shell/PageTools.tsx';
import { TableOfContents } from '../ui/shell/TableOfContents.tsx';
import { useView } from './store.ts';

/**
 * Takes over the parts of the shell, each as a root of its own: the article between them is never touched.
 * The sidebar is left out on purpose. It is a hundred links of which one changes its mark; hydrating them would cost
 * more than all other parts together and give nothing.
 */
export function hydrateShell(): void {
  hydrate('header', <Header home={__BASE__} name={__SITE_NAME__} repository={__REPOSITORY__} />);
  hydrate('page-tools', <LivePageTools />);
  hydrate('page-footer', <LivePageFooter />);
  hydrate('toc', <LiveTableOfContents />);
}

const LivePageTools = () => <PageTools view={useView()} />;
const LivePageFooter = () => <PageFooter view={useView()} />;
const LiveTableOfContents = () => <TableOfContents headers={useView().page.headers} />;

function hydrate(id: string, children: ReactNode): void {
  const container = document.getElementById(id);
  // Without a handler React reports mismatches to the console, where the browser tests find them.
  if (container) hydrateRoot(container, children, { identifierPrefix: id });
}
