import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../specification/routes.ts';
import { wildPath } from '../unit/support/arbitraries.ts';
import { type RawResponse, sendRaw } from '../unit/support/raw-socket.ts';
import { type FixtureSite, writeFixtureSite } from './support/fixture-site.ts';
import { redirects } from './support/redirects.ts';
import { hostileRequests, type Lines, requestsOf } from './support/requests.ts';
import { type RunningServer, serverKinds, startBuiltIn } from './support/servers.ts';

/** The headers that affect browsers. */
const compared =
  'location link x-robots-tag content-encoding content-range allow strict-transport-security content-security-policy x-content-type-options referrer-policy permissions-policy cross-origin-opener-policy'.split(
    ' ',
  );
/** Those that only matter in a response with a document. */
const comparedWithDocuments = ['content-type', 'cache-control', 'vary'];

const ask = ({ port }: RunningServer, [line, ...headers]: Lines): Promise<RawResponse> =>
  sendRaw(port, `${line} HTTP/1.1`, ...headers);

/** Returns the parts of a response that must be the same for every server. */
function comparableParts({ status, headers, body }: RawResponse): unknown {
  const hasDocument = [200, 206, 304, 404].includes(status);
  const names = [...compared, ...(hasDocument ? comparedWithDocuments : [])];
  return {
    status,
    headers: {
      ...Object.fromEntries(
        names.map((name) => [name, status === 416 ? once(headers[name]) : headers[name]]),
      ),
      // Caddy's file server adds values to this header.
      ...(hasDocument && { vary: [...new Set(headers.vary?.split(', '))].join(', ') }),
    },
    body: hasDocument ? body.toString('base64') : '',
  };
}

/** nginx sends every header twice with the status 416. */
const once = (value: string | undefined): string | undefined => value?.replace(/^(.+), \1$/, '$1');

/** Adds files that must not be published. */
function addUnpublishedFiles(root: string, base: string): void {
  mkdirSync(join(root, base, '.git'), { recursive: true });
  const inside = ['.env', '.git/config', '.hidden.txt'].map((file) => join(base, file));
  for (const file of [...inside, '../secret.txt', '.env', ...(base === '/' ? [] : ['secret.txt'])])
    writeFileSync(join(root, file), 'secret');
  if (!existsSync(join(root, 'site.json'))) writeFileSync(join(root, 'site.json'), 'secret');
}

describe.each(['/docs/', '/', '/help/docs/'])('with the base %s', (base) => {
  let site: FixtureSite;
  let builtIn: RunningServer;
  /** Its responses, which every other server is compared with. */
  const own = new Map<string, Promise<RawResponse>>();
  const askBuiltIn = (request: Lines): Promise<RawResponse> => {
    const key = request.join('\n');
    const response = own.get(key) ?? ask(builtIn, request);
    own.set(key, response);
    return response;
  };

  beforeAll(async () => {
    site = await writeFixtureSite(base);
    builtIn = await startBuiltIn(site.dir);
    addUnpublishedFiles(builtIn.root, base);
  });
  afterAll(async () => {
    await builtIn.stop();
    site.remove();
  });

  describe.each(serverKinds)('$name', ({ isInstalled, hasBrotli, start }) => {
    let server: RunningServer;
    beforeAll(async () => {
      if (!isInstalled) return;
      server = await start(site.dir);
      addUnpublishedFiles(server.root, base);
    });
    afterAll(() => server?.stop());

    for (const [about, requests] of Object.entries(requestsOf(base, routes, redirects))) {
      test.skipIf(!isInstalled)(`responds like the built-in server: ${about}`, async () => {
        for (const request of requests) {
          if (!hasBrotli && /\bbr\b/.test(request[1] ?? '')) continue;
          const [own, other] = await Promise.all([askBuiltIn(request), ask(server, request)]);
          expect.soft(comparableParts(other), request.join(', ')).toEqual(comparableParts(own));
        }
      });
    }

    test.skipIf(!isInstalled || !hasBrotli)('sends brotli', async () => {
      const answer = await ask(server, [`GET ${base}limits/`, 'Accept-Encoding: br']);
      expect(answer.headers['content-encoding']).toBe('br');
    });

    test.skipIf(!isInstalled)('does not send unchanged files again', async () => {
      for (const path of ['limits/', 'llms.txt', 'assets/js/limits.ab164ed7.js']) {
        const line = `GET ${base}${path}` as const;
        const { headers: first } = await ask(server, [line]);
        for (const condition of [
          `If-None-Match: ${first.etag}`,
          `If-None-Match: W/${first.etag}`,
          `If-Modified-Since: ${first['last-modified']}`,
        ]) {
          const { status, headers, body } = await ask(server, [line, condition]);
          expect([status, body.length], `${line} ${condition}`).toEqual([304, 0]);
          expect(headers).toMatchObject({
            etag: first.etag,
            'cache-control': first['cache-control'],
            ...Object.fromEntries(
              Object.entries(site.deployment.headers).map(([name, value]) => [name.toLowerCase(), value]),
            ),
          });
        }
      }
    });

    test.skipIf(!isInstalled)('sends a range only of the file that the client has', async () => {
      const line = `GET ${base}llms.txt` as const;
      const { etag } = (await ask(server, [line])).headers;
      const status = async (tag = '') =>
        (await ask(server, [line, 'Range: bytes=0-0', `If-Range: ${tag}`])).status;
      expect(await status(etag)).toBe(206);
      expect(await status('"another"')).toBe(200);
    });

    test.skipIf(!isInstalled)('responds like the built-in server for any path', async () => {
      const wild = wildPath.map((path) => base + path.replace(/[^!-~]/g, '%C3%A9'));
      await fc.assert(
        fc.asyncProperty(wild, async (path) => {
          const [own, other] = await Promise.all([askBuiltIn([`GET ${path}`]), ask(server, [`GET ${path}`])]);
          if (own.status === 404 && other.status === 400) return;
          expect(comparableParts(other)).toEqual(comparableParts(own));
        }),
        { numRuns: 200 },
      );
    });

    test.skipIf(!isInstalled)('rejects hostile requests', async () => {
      for (const request of hostileRequests(base)) {
        const own = await askBuiltIn(request);
        const { status, headers, body } = await ask(server, request);
        const actual = {
          status,
          location: headers.location,
          secret: body.includes('secret') || body.includes('redirects'),
        };
        const refused = {
          status: expect.toSatisfy((code) => code === 400 || code === 404),
          location: undefined,
        };
        // Some are just a different spelling, or redirect to the base.
        const expected =
          own.status === 301 || own.status === 302
            ? { status: own.status, location: own.headers.location }
            : refused;
        expect.soft(actual, request.join(', ')).toEqual({ ...expected, secret: false });
        if (headers.location) expect(headers.location).toMatch(/^\/(?![/\\])/);
      }
    });
  });
});
