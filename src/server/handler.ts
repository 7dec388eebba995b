import { closeSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { contentTypeOf } from '../shared/content-types.ts';
import {
  cacheControl,
  hashedFile,
  inertFile,
  methods,
  policiesOf,
  policyHeader,
  sandboxFile,
  sandboxPolicy,
} from '../shared/deployment.ts';
import { markdownHeaders, prefersMarkdown, vary } from '../shared/markdown-copies.ts';
import { withBase } from '../shared/paths.ts';
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import { acceptedEncodings } from './encodings.ts';
import { type RequestedResource, route } from './route.ts';
import { sendBytes, sendFile } from './send-file.ts';
import { openSiteFile } from './site-file.ts';

/** Handles a request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** How long a request waits while a new build replaces the current one. That takes a few milliseconds. */
const replaceTimeoutMs = 2000;
const retryIntervalMs = 5;

/**
 * Creates the handler that serves a built site with its redirects, headers, compressed files and not-found page. It switches to a
 * new build at once. Errors are answered with status 500 and never end the process.
 *
 * @param dir folder of the build
 * @param log called with a line for each failed request
 * @throws {SetupError} when there is no build in the folder
 */
export function createHandler(dir: string, log: (line: string) => void = logToTerminal): Handler {
  const current = openBuiltSite(dir);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (
      let waitedMs = 0;
      waitedMs < replaceTimeoutMs && !request.socket.destroyed;
      waitedMs += retryIntervalMs
    ) {
      const site = current();
      if (site && (await tryToAnswer(site, request, response))) return;
      // The file may only be missing because the build is being replaced.
      const isCurrent = () => current()?.id === site?.id;
      if (site && (await tryToSendNotFound(site, isCurrent, request, response))) return;
      await setTimeout(retryIntervalMs);
    }
    if (!request.socket.destroyed) throw new Error(`There is no built site in ${dir}.`);
  };
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (isClientAbort(error)) return;
      const message = error instanceof Error ? error.message : String(error);
      log(`500 ${request.method} ${request.url}: ${message.replaceAll('\n', ' ')}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { ...empty, 'Cache-Control': 'no-store' }).end();
    });
  };
}

/** @returns whether a response was sent */
async function tryToAnswer(
  site: BuiltSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  for (const [name, value] of Object.entries(site.deployment.headers)) response.setHeader(name, value);
  if (hasSeveralHosts(request)) {
    response.writeHead(400, { ...empty, Connection: 'close' }).end();
    return true;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...empty, Allow: methods.join(', ') }).end();
    return true;
  }
  const resource = route(request.url ?? '/', site);
  if (resource.kind === 'redirect') {
    const headers = { ...empty, Location: resource.location, 'Cache-Control': cacheControl.other };
    response.writeHead(resource.temporary ? 302 : 301, headers).end();
    return true;
  }
  if (resource.kind === 'unknown') return false;
  const { base, headers } = site.deployment;
  const accepted = acceptedEncodings(request.headers['accept-encoding']?.toString());
  for (const path of pathsOf(resource, base, request.headers.accept)) {
    const isHashed = hashedFile.test(path);
    const file =
      openSiteFile(site.root, path, accepted) ??
      // Open pages of the previous build still request its scripts and styles.
      (isHashed ? openSiteFile(site.previousRoot, path, accepted) : undefined);
    if (!file) continue;
    if (inertFile.test(path)) for (const name of policiesOf(headers)) response.removeHeader(name);
    if (sandboxFile.test(path) && policyHeader in headers) response.setHeader(policyHeader, sandboxPolicy);
    const route = /^(.*\/)index\.md$/s.exec(path)?.[1]?.slice(base.length - 1);
    await sendFile(request, response, file, {
      'Content-Type': contentTypeOf(path),
      'Cache-Control': isHashed ? cacheControl.hashed : cacheControl.other,
      Vary: resource.kind === 'page' ? vary.page : vary.encoding,
      ...(route !== undefined && markdownHeaders(site.deployment, route)),
    });
    return true;
  }
  return false;
}

/** Paths of the files that match a request, the preferred one first. */
function pathsOf(
  resource: Exclude<RequestedResource, { kind: 'redirect' | 'unknown' }>,
  base: string,
  accept?: string,
): string[] {
  if (resource.kind === 'file') return [resource.path];
  const folder = withBase(base, resource.route);
  const document = `${folder}index.html`;
  return prefersMarkdown(accept) ? [`${folder}index.md`, document] : [document];
}

/** @returns whether a response was sent; false if the build was replaced meanwhile */
async function tryToSendNotFound(
  { root, deployment: { base } }: BuiltSite,
  isCurrent: () => boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const accepted = acceptedEncodings(request.headers['accept-encoding']?.toString());
  const file = openSiteFile(root, `${base}404.html`, accepted);
  if (!isCurrent()) {
    if (file) closeSync(file.descriptor);
    return false;
  }
  if (!file) throw new Error('The site has no 404.html.');
  await sendBytes(request, response, file, {
    status: 404,
    headers: {
      'Content-Type': contentTypeOf('404.html'),
      'Cache-Control': cacheControl.other,
      Vary: vary.encoding,
    },
  });
  return true;
}

/** Whether a request has several `Host` headers, which a server has to reject (RFC 9112, section 3.2). */
const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;

/** Without it, Node.js would send an empty body with chunked encoding. */
const empty = { 'Content-Length': 0 };

const clientAbortCodes = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']);

/** Whether an error only means that the client closed the connection. */
const isClientAbort = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && clientAbortCodes.has(String(error.code));

const logToTerminal = (line: string): void => void process.stderr.write(`${line}\n`);
