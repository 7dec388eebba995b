import type { Surroundings } from '../../build/render.tsx';
import type { CompiledPage } from '../../content/compile/page.ts';
import type { Manifest } from '../../manifest.ts';
import type { PageChunk } from '../../page.ts';
import { contentTypeOf } from '../../server/content-types.ts';
import type { Asked } from './address.ts';
import { devAssets, toDevDocument, waitingDocument } from './documents.ts';
import type { LiveSite, Snapshot } from './live-site.ts';

/** An answer to a request, not sent yet. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** Makes the answer to what was asked for; `undefined` when the site has no such file, which leaves it to Vite. */
export async function answer(asked: Asked, live: LiveSite): Promise<Answer | undefined> {
  const { engine, content } = await live.open();
  // What is saved from here on, the document will be told when it has been loaded.
  const { revision } = live;
  switch (asked.kind) {
    case 'redirect':
      return { status: asked.temporary ? 302 : 301, headers: { Location: asked.location }, body: '' };
    case 'not-found':
      return notFound(live);
    case 'page': {
      const page = await content.compile(asked.route);
      if (!page) return waiting(live);
      const { view, html } = chunkOf(page, engine);
      return document(200, engine.renderPage(view, html, surroundings(live, content)), revision, live);
    }
    case 'chunk': {
      const route = content.routeOfKey(asked.key);
      const page = route === undefined ? undefined : await content.compile(route);
      // Without a chunk the browser loads the document, where the overlay says what is wrong with the page.
      if (!page || isFaulty(page, content)) return { status: 404, headers: {}, body: '' };
      return file('.js', engine.chunkScript(chunkOf(page, engine)));
    }
    case 'markdown': {
      const page = await content.compile(asked.route);
      return page ? file('.md', page.markdown) : notFound(live);
    }
    case 'manifest': {
      const pages = Object.fromEntries(content.routes.map((route) => [route, String(revision)]));
      const { redirects } = content.outline.targets;
      const build = devAssets(live.site.base).buildId;
      const manifest: Manifest = { build, buckets: 1, redirects, search: String(revision), pages };
      return file('.json', JSON.stringify(manifest));
    }
    case 'search': {
      const { files } = engine.searchFiles(
        engine.sectionsOfPages(content.read, content.outline),
        () => asked.revision,
      );
      const found = files.get(asked.path.slice(1));
      return found === undefined ? { status: 404, headers: {}, body: '' } : file('.json', found);
    }
    case 'file': {
      const make = siteFilesOf(live, engine, content)[asked.path.slice(1)];
      return make ? file(asked.path, await make()) : undefined;
    }
  }
}

/** What the browser needs to show a page without loading a document. */
export function chunkOf({ view, html }: CompiledPage, engine: Snapshot['engine']): PageChunk {
  return { view, html: engine.articleWithTitle(view.page, html) };
}

/** The document for addresses without a page. */
export async function notFound(live: LiveSite): Promise<Answer> {
  const { engine, content } = await live.open();
  return document(404, engine.renderNotFound(surroundings(live, content)), live.revision, live);
}

/** The document shown behind the overlay while there is nothing else to show. */
export const waiting = ({ site, revision }: LiveSite): Answer => ({
  ...file('.html', waitingDocument(site.base, revision)),
  status: 500,
});

const isFaulty = ({ view, errors }: CompiledPage, content: Snapshot['content']): boolean =>
  errors.length > 0 || content.errorsOf(`content/${view.page.relativePath}`).length > 0;

function siteFilesOf(live: LiveSite, engine: Snapshot['engine'], content: Snapshot['content']) {
  const pages = async () => {
    const compiled = await Promise.all(content.routes.map((route) => content.compile(route)));
    return compiled.filter((page) => page !== undefined);
  };
  return engine.siteFiles({
    site: live.site,
    entries: content.outline.navigation.entries,
    pages,
  });
}

// One bucket, so that browsers need not learn of a second one when pages are added.
const surroundings = ({ site }: LiveSite, content: Snapshot['content']): Surroundings => ({
  site,
  entries: content.outline.navigation.entries,
  assets: devAssets(site.base),
  buckets: 1,
});

async function document(status: number, html: string, revision: number, live: LiveSite): Promise<Answer> {
  return { ...file('.html', toDevDocument(html, live.site.base, revision, await live.styles())), status };
}

function file(name: string, body: string | Buffer): Answer {
  return { status: 200, headers: { 'Content-Type': contentTypeOf(name) }, body };
}
