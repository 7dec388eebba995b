import type { FixtureResponse } from '../harness/fixture.ts';
import type { Given } from './given.ts';

const env = { PD_API_KEY: 'sample-key' };

const post = (number: number, title: string) => ({
  title,
  guid: `https://blog.example.com/${number}`,
  link: `https://blog.example.com/${number}`,
  permalink: `https://blog.example.com/${number}`,
});

const request = {
  body: { name: 'Ada' },
  headers: { 'content-type': 'application/json', host: 'YOUR-ENDPOINT-ID.m.pipedream.net' },
  method: 'POST',
  path: '/',
  query: {},
};

const comment = ':sse-handshake\n\n';
const frame = (event: object): string => `data: ${JSON.stringify({ event })}\n\n`;

/** Creates a stream that ends after its current events, because a sample can't listen forever. */
const stream = (body: string): FixtureResponse => ({
  headers: { 'content-type': 'text/event-stream' },
  body,
});

const refused: FixtureResponse = { status: 401, body: '' };

const streams: Record<string, string> = {
  '/sse/dc/dc_abc123/emits': comment + frame(post(3, 'Third post')) + comment + frame(post(4, 'Fourth post')),
  '/sse/dc/dc_def456/emits': comment + frame(request),
  '/sse/dc/dc_abc123/observations': '',
};

/** A server with the streams, which requires the key. */
const open: Given['hosts'] = {
  'https://rt.pipedream.com': ({ path, headers }) => {
    const body = streams[path];
    return headers.authorization === `Bearer ${env.PD_API_KEY}` && body !== undefined
      ? stream(body)
      : refused;
  },
};

/** A stream whose connection breaks. The second connection ends normally. The third is rejected, because the key was revoked. */
const breaking: Given['hosts'] = {
  'https://rt.pipedream.com': ({ count }) => {
    if (count === 0) return { ...stream(comment + frame(post(3, 'Third post'))), breaks: true };
    return count === 1 ? stream(comment + frame(post(4, 'Fourth post'))) : refused;
  },
};

/** The output of `pd` about the sources that pages use. */
const pd: Given['pd'] = {
  'list streams': [
    'NAME        TYPE   VISIBILITY  SSE',
    'blog-posts  timer  private     https://rt.pipedream.com/sse/dc/dc_abc123/emits',
    'http        http   private     https://rt.pipedream.com/sse/dc/dc_def456/emits',
  ].join('\n'),
  'list sources': ['blog-posts  dc_abc123', 'http        dc_def456'].join('\n'),
  'describe http': [
    'Searching for sources matching http',
    '',
    '  id: dc_def456',
    '  name: http',
    '  endpoint: https://YOUR-ENDPOINT-ID.m.pipedream.net',
  ].join('\n'),
  'deploy http-new-requests': [
    'Deploying...',
    'Deploy complete.',
    'Source name: http',
    'Endpoint: https://YOUR-ENDPOINT-ID.m.pipedream.net',
    'Press Ctrl + C to terminate.',
  ].join('\n'),
  'dev source.mjs': [
    'watch:add | source.mjs',
    'Configuring props...',
    'Deploying...',
    'Attached to deployed component: https://pipedream.com/sources/dc_abc123/configuration',
    'Ready for updates!',
  ].join('\n'),
  'events -n 1 http': JSON.stringify(request, null, 2),
};

/** Fixture data for samples that read event streams, by SSE or with the CLI. */
export const streamGivens: Record<string, Given> = {
  /** The streams of sources, with comments and events. */
  'event-stream': { env, hosts: open },
  /** A stream that has to be reopened. */
  'event-stream-breaks': { env, hosts: breaking },
  /** The output of a login. */
  'cli-login': { pd: { login: 'Logged in as ada (ada@example.com)' } },
  /** A config file with a default account and two profiles. */
  'cli-config': {
    files: {
      '.config/pipedream/config':
        'api_key = a\n\n[work]\napi_key = b\n\n[my_org]\napi_key = c\norg_id = o_abc123\n',
    },
  },
  /** A user who is logged in to the CLI. */
  'cli-sources': { pd },
};
