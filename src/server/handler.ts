import { closeSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { cacheControl, hashedFile, inertFile, methods, policiesOf } from '../hosts/description.ts';
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import { contentTypeOf } from './content-types.ts';
import { acceptedEncodings } from './encodings.ts';
import { route } from './route.ts';
import { sendBytes, sendFile } from './send-file.ts';
import { openSiteFile } from './site-file.ts';

/** Answers one request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** How long a request waits for the next build to take the place of the last: a thousand times what it takes. */
const patienceMs = 2000;
const pauseMs = 5;

/**
 * Makes the handler that serves a built site as it is meant to be served: redirects, headers, compressed forms,
 * and the not-found page with its status. It goes on with the next build as soon as that is in place, and no request ends
 * it: what goes wrong is answered with 500.
 *
 * @param dir folder that the build wrote
 * @param log is told of each request that failed, in one line
 * @throws {SetupError} when there is no build in the folder
 */
export function createHandler(dir: string, log: (line: string) => void = logToTerminal): Handler {
  const current = openBuiltSite(dir);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (let waitedMs = 0; waitedMs < patienceMs && !request.socket.destroyed; waitedMs += pauseMs) {
      const site = current();
      if (site && (await tryToAnswer(site, request, response))) return;
      // What was not found is not missing when the next build is taking the place of this one.
      const isCurrent = () => current()?.id === site?.id;
      if (site && (await tryToSendNotFound(site, isCurrent, request, response))) return;
      await setTimeout(pauseMs);
    }
    if (!request.socket.destroyed) throw new Error(`There is no built site in ${dir}.`);
  };
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (hasGone(error)) return;
      const message = error instanceof Error ? error.message : String(error);
      log(`500 ${request.method} ${request.url}: ${message.replaceAll('\n', ' ')}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end();
    });
  };
}

/** @returns whether there is an answer; otherwise nothing has been sent */
async function tryToAnswer(
  site: BuiltSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  for (const [name, value] of Object.entries(site.deployment.headers)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: methods.join(', ') }).end();
    return true;
  }
  const asked = route(request.url ?? '/', site);
  if (asked.kind === 'redirect') {
    const headers = { Location: asked.location, 'Cache-Control': cacheControl.other };
    response.writeHead(asked.temporary ? 302 : 301, headers).end();
    return true;
  }
  if (asked.kind === 'unknown') return false;
  const accepted = acceptedEncodings(request.headers['accept-encoding']?.toString());
  const isInert = inertFile.test(asked.path);
  const isHashed = hashedFile.test(asked.path);
  const file =
    openSiteFile(site.root, asked.path, accepted) ??
    // A page that was loaded before the last build came into place still asks for its own scripts and styles.
    (isHashed ? openSiteFile(site.previousRoot, asked.path, accepted) : undefined);
  if (!file) return false;
  if (isInert) for (const name of policiesOf(site.deployment.headers)) response.removeHeader(name);
  await sendFile(request, response, file, {
    'Content-Type': contentTypeOf(asked.path),
    'Cache-Control': isHashed ? cacheControl.hashed : cacheControl.other,
    Vary: 'Accept-Encoding',
  });
  return true;
}

/** @returns false when the build is no longer the one in place; then nothing has been sent */
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
      Vary: 'Accept-Encoding',
    },
  });
  return true;
}

const codesOfGone = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']);

/** Whether an error says no more than that the client has not waited for the end of the answer. */
const hasGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codesOfGone.has(String(error.code));

const logToTerminal = (line: string): void => void process.stderr.write(`${line}\n`);
