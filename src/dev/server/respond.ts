import { loadErrorsOf } from '../../build/code-errors.ts';
import type { CompiledPage } from '../../content/compile/page.ts';
import { contentTypeOf } from '../../shared/content-types.ts';
import { type Manifest, notFoundKey } from '../../shared/manifest.ts';
import { keyOfRoute } from '../../shared/paths.ts';
import { isRunsFile } from '../../shared/run-reference.ts';
import type { DocumentContext } from '../../ui/shell/Document.tsx';
import type { DevState } from '../events.ts';
import type { DevResource } from './address.ts';
import { devAssets, toDevDocument, waitingDocument } from './documents.ts';
import type { LiveSite, Snapshot } from './live-site.ts';
import { listErrors, overlayOfErrors, overlayOfFailure } from './overlay.ts';

/** A response that wasn't sent yet. */
export interface DevResponse {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

/**
 * Responds to a request; `undefined` if the site has no such file, so that Vite handles it.
 *
 * @param since revision of the open document; pages that have become unreadable since then are reported to it
 */
export async function respond(
  resource: DevResource,
  live: LiveSite,
  since?: number,
): Promise<DevResponse | undefined> {
  const { engine, content } = await live.open();
  // The browser is notified of later changes.
  const { revision } = live;
  switch (resource.kind) {
    case 'redirect':
      return { status: resource.temporary ? 302 : 301, headers: { Location: resource.location }, body: '' };
    case 'not-found':
      return notFound(live, since);
    case 'page': {
      const page = await content.compile(resource.route);
      const state = () => stateOf(live, content, resource.route, since ?? revision, revision);
      if (!page) return waiting(live, state());
      return document(200, renderPage(page, engine, context(live, content)), state, live);
    }
    case 'chunk': {
      if (resource.key === notFoundKey) return chunk(engine.renderNotFound(context(live, content)), engine);
      const route = content.routeOfKey(resource.key);
      const page = route === undefined ? undefined : await content.compile(route);
      // Without a chunk, the browser loads the document, which shows the errors of the page.
      if (!page || isFaulty(page, content)) return { status: 404, headers: {}, body: '' };
      return chunk(renderPage(page, engine, context(live, content)), engine);
    }
    case 'markdown': {
      const page = await content.compile(resource.route);
      return page ? file('.md', page.markdown) : notFound(live);
    }
    case 'manifest': {
      const pages = Object.fromEntries(content.routes.map((route) => [route, String(revision)]));
      const { redirects } = content.outline.targets;
      const build = devAssets(live.site.base).buildId;
      const hash = String(revision);
      const manifest: Manifest = { build, buckets: 1, redirects, search: hash, notFound: hash, pages };
      return file('.json', JSON.stringify(manifest));
    }
    case 'search': {
      const { files } = engine.searchFiles(
        engine.sectionsOfPages(content.sources(), content.outline),
        () => resource.revision,
      );
      const found = files.get(resource.path.slice(1));
      return found === undefined ? { status: 404, headers: {}, body: '' } : file('.json', found);
    }
    case 'run':
      return runFile(resource.path, live, { engine, content });
    case 'file': {
      const make = siteFilesOf(live, engine, content)[resource.path.slice(1)];
      if (!make) return undefined;
      const made = await make();
      return file(
        resource.path,
        typeof made === 'string' || Buffer.isBuffer(made) ? made : [...made].join(''),
      );
    }
  }
}

/** A file that samples are run with: the jobs of a page, or a file of the sandbox. */
async function runFile(path: string, live: LiveSite, { engine, content }: Snapshot): Promise<DevResponse> {
  const { written, texts } = await live.sandbox();
  const route = content.routes.find((each) => isRunsFile(path, keyOfRoute(each)));
  const blocks = route === undefined ? undefined : content.runsOf(route);
  const text = blocks ? engine.runsText(blocks, written) : texts.get(path);
  return text === undefined ? { status: 404, headers: {}, body: '' } : file(path, text);
}

const renderPage = ({ view, html }: CompiledPage, engine: Snapshot['engine'], context: DocumentContext) =>
  engine.renderPage(view, engine.articleWithTitle(view.page, html), context);

/** The chunk of a page. */
function chunk(html: string, engine: Snapshot['engine']): DevResponse {
  const content = engine.contentOfDocument(html);
  if (!content)
    throw new Error("The document doesn't have the structure that src/shared/page-content.ts expects.");
  return file('.js', engine.chunkScript(content));
}

/** The not-found page. */
export async function notFound(live: LiveSite, since = live.revision): Promise<DevResponse> {
  const { engine, content } = await live.open();
  const state = () => stateOf(live, content, undefined, since, live.revision);
  return document(404, engine.renderNotFound(context(live, content)), state, live);
}

/** The document behind the overlay while there is no page to show. */
const waiting = ({ site }: LiveSite, state: DevState): DevResponse => ({
  ...file('.html', waitingDocument(site.base, state)),
  status: 500,
});

/** The document while the code fails to load and no earlier version has loaded. */
export function failed(live: LiveSite, failure: unknown): DevResponse {
  const { revision, contentDir } = live;
  const errors = loadErrorsOf(failure);
  const overlay = errors.length > 0 ? overlayOfErrors(errors, contentDir) : overlayOfFailure(failure);
  return waiting(live, { revision, errors: listErrors(errors, contentDir), overlay });
}

/** The state for a document: all errors, and those that prevent its page from being shown. */
function stateOf(
  { contentDir, lastErrors, codeErrors }: LiveSite,
  content: Snapshot['content'],
  route: string | undefined,
  since: number,
  revision: number,
): DevState {
  const { errors, unreadablePages } = lastErrors ?? content.contentErrors;
  const own = route === undefined ? [] : content.filesOf(route);
  const blocking = unreadablePages
    .filter((page) => own.includes(page.file) || page.since > since)
    .sort((a, b) => b.since - a.since)
    .flatMap((page) => page.errors);
  const overlay = blocking.length > 0 ? overlayOfErrors(blocking, contentDir) : null;
  return { revision, errors: listErrors([...codeErrors, ...errors], contentDir), overlay };
}

const isFaulty = ({ view, errors }: CompiledPage, content: Snapshot['content']): boolean =>
  errors.length > 0 || content.errorsOf(`content/${view.page.relativePath}`).length > 0;

function siteFilesOf(live: LiveSite, engine: Snapshot['engine'], content: Snapshot['content']) {
  const pages = async () => {
    const compiled = await Promise.all(content.routes.map((route) => content.compile(route)));
    return compiled
      .filter((page) => page !== undefined)
      .map(({ view, markdown }) => ({ view, readMarkdown: () => markdown }));
  };
  return engine.siteFiles({
    site: live.site,
    entries: content.outline.navigation.entries,
    pages,
  });
}

// A single part, so that browsers don't have to learn of more when pages are added.
const context = ({ site }: LiveSite, content: Snapshot['content']): DocumentContext => ({
  site,
  entries: content.outline.navigation.entries,
  assets: devAssets(site.base),
  buckets: 1,
});

/** @param state called once the styles are loaded, because loading them may report errors */
async function document(
  status: number,
  html: string,
  state: () => DevState,
  live: LiveSite,
): Promise<DevResponse> {
  const styles = await live.styles();
  return { ...file('.html', toDevDocument(html, live.site.base, state(), styles)), status };
}

function file(name: string, body: string | Buffer): DevResponse {
  return { status: 200, headers: { 'Content-Type': contentTypeOf(name) }, body };
}
