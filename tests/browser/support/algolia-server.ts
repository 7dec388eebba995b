import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SearchRecord } from '../../../src/build/search-records.ts';

/** How the service behaves. */
export type Behavior = 'working' | 'slow' | 'failing' | 'sending invalid responses';

/** A server that implements Algolia's search API: https://www.algolia.com/doc/rest-api/search/search-single-index */
export interface AlgoliaServer {
  origin: string;
  behavior: Behavior;
  /** The received queries, in order. */
  queries: string[];
  close(): Promise<void>;
}

/** The credentials that it accepts. */
export const credentials = { appId: 'APP', apiKey: 'key', indexName: 'docs' };

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Starts a service with these records. */
export async function startAlgoliaServer(records: readonly SearchRecord[]): Promise<AlgoliaServer> {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, body: string) =>
      response.writeHead(status, { ...cors, 'content-type': 'application/json' }).end(body);
    if (request.method === 'OPTIONS') return void send(200, '');
    const { headers, url } = request;
    if (headers['x-algolia-application-id'] !== credentials.appId || headers['x-algolia-api-key'] !== 'key')
      return void send(403, JSON.stringify({ message: 'Invalid Application-ID or API key', status: 403 }));
    if (url !== `/1/indexes/${credentials.indexName}/query`)
      return void send(404, JSON.stringify({ message: `Index ${url} does not exist`, status: 404 }));
    const { query, ...options } = JSON.parse(await textOf(request));
    server.queries.push(query);
    if (server.behavior === 'failing') return void send(500, '{"message":"Internal error"}');
    if (server.behavior === 'sending invalid responses') return void send(200, '<html></html>');
    // The client closes the connection when it gives up.
    if (server.behavior === 'slow') return;
    send(200, JSON.stringify({ hits: hitsOf(records, query, options) }));
  };
  const http = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const server: AlgoliaServer = {
    origin: `http://127.0.0.1:${port}`,
    behavior: 'working',
    queries: [],
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  return server;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

interface Options {
  hitsPerPage: number;
  highlightPreTag: string;
  highlightPostTag: string;
}

/** Returns the records that contain all words of a query, those with matching headings first. */
function hitsOf(records: readonly SearchRecord[], query: string, options: Options): object[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string | null, word: string) => text?.toLowerCase().includes(word) ?? false;
  const inHeadings = ({ hierarchy }: SearchRecord) =>
    words.filter((word) => Object.values(hierarchy).some((name) => has(name, word))).length;
  const highlight = (text: string) =>
    words.reduce(
      (marked, word) =>
        marked.replace(
          new RegExp(word.replace(/[^a-z0-9]/g, '.'), 'gi'),
          (found) => options.highlightPreTag + found + options.highlightPostTag,
        ),
      text,
    );
  return records
    .filter((record) => words.every((word) => has(JSON.stringify(record), word)))
    .sort((a, b) => inHeadings(b) - inHeadings(a))
    .slice(0, options.hitsPerPage)
    .map((record) => ({
      ...record,
      _highlightResult: {
        hierarchy: Object.fromEntries(
          Object.entries(record.hierarchy).map(([level, name]) => [level, { value: highlight(name ?? '') }]),
        ),
      },
      _snippetResult: { content: { value: highlight((record.content ?? '').slice(0, 160)) } },
    }));
}
