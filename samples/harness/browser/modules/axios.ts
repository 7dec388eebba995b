import axios, { type AxiosAdapter, AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import type { Network, ServerResponse } from '../network.ts';
import { reasonOf } from '../reason.ts';

/*
 * axios with an adapter for the sandbox's network that behaves like the one for Node.js: the same headers, forms, streams and errors.
 */

declare const sandbox: { network: Network; use: (name: string) => unknown };

const maxRedirects = 5;

const adapter: AxiosAdapter = async (config) => {
  let method = (config.method ?? 'get').toUpperCase();
  let url = new URL(axios.getUri(config), 'http://localhost');
  const headers = AxiosHeaders.from(config.headers as AxiosHeaders);
  let body = await bodyOf(config, headers);
  complete(config, headers, body, url);
  for (let redirects = 0; ; redirects++) {
    const sent = Object.fromEntries(
      Object.entries(headers.toJSON()).map(([name, value]) => [name.toLowerCase(), String(value)]),
    );
    const request = {
      method,
      url,
      path: url.pathname + url.search,
      headers: { ...sent, host: url.host, connection: 'close' },
      body,
    };
    const response = await sandbox.network.request(request).catch((error: Error & { code?: string }) => {
      throw AxiosError.from(error, error.code, config, request);
    });
    const { location } = response.headers;
    if (response.status < 300 || response.status > 399 || !location || config.maxRedirects === 0)
      return toResponse(config, request, response);
    if (redirects === (config.maxRedirects ?? maxRedirects))
      throw new AxiosError('Maximum number of redirects exceeded', 'ERR_FR_TOO_MANY_REDIRECTS', config);
    url = new URL(location, url);
    if (response.status !== 307 && response.status !== 308 && method !== 'HEAD') {
      method = 'GET';
      body = '';
      for (const name of ['content-length', 'content-type']) headers.delete(name);
    }
  }
};

/** Adds the headers that axios sends in Node.js. */
function complete({ auth }: InternalAxiosRequestConfig, headers: AxiosHeaders, body: string, url: URL): void {
  headers.set('User-Agent', `axios/${axios.VERSION}`, false);
  headers.set('Accept-Encoding', 'gzip, compress, deflate, br', false);
  const user = auth ?? (url.username ? { username: url.username, password: url.password } : undefined);
  if (user) headers.set('Authorization', `Basic ${btoa(`${user.username}:${user.password}`)}`);
  if (body) headers.set('Content-Length', String(new TextEncoder().encode(body).length), false);
}

/** Returns the body of a request as text. */
async function bodyOf({ data }: InternalAxiosRequestConfig, headers: AxiosHeaders): Promise<string> {
  if (data === undefined || data === null) return '';
  if (typeof data === 'string') return data;
  if (ArrayBuffer.isView(data) || data instanceof ArrayBuffer) return new TextDecoder().decode(data);
  if (typeof data.getHeaders === 'function') headers.set(data.getHeaders());
  if (typeof data.pipe !== 'function')
    throw new AxiosError(
      'Data after transformation must be a string, an ArrayBuffer, a Buffer, or a Stream',
      AxiosError.ERR_BAD_REQUEST,
    );
  // A form has no async iterator.
  const { PassThrough } = sandbox.use('stream') as { PassThrough: new () => AsyncIterable<Uint8Array> };
  const chunks: string[] = [];
  const decoder = new TextDecoder();
  for await (const chunk of data.pipe(new PassThrough()))
    chunks.push(typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }));
  return chunks.join('');
}

/** Returns a response with the requested type of data. @throws {AxiosError} when axios would */
async function toResponse(
  config: InternalAxiosRequestConfig,
  request: object,
  { status, headers, body, breaks }: ServerResponse,
) {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  if (config.maxContentLength && config.maxContentLength > -1 && bytes.length > config.maxContentLength)
    throw new AxiosError(
      `maxContentLength size of ${config.maxContentLength} exceeded`,
      AxiosError.ERR_BAD_RESPONSE,
      config,
      request,
    );
  const isStream = config.responseType === 'stream';
  if (breaks && !isStream)
    throw new AxiosError('stream has been aborted', AxiosError.ERR_BAD_RESPONSE, config, request);
  const response = {
    status,
    statusText: reasonOf(status),
    headers: new AxiosHeaders(headers),
    config,
    request,
    data: isStream ? streamOf(bytes, breaks) : contentOf(config, bytes),
  };
  if (!config.validateStatus || config.validateStatus(status)) return response;
  throw new AxiosError(
    `Request failed with status code ${status}`,
    status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE,
    config,
    request,
    response,
  );
}

interface Output {
  push(chunk: unknown): void;
  destroy(error: Error): void;
}

/** Milliseconds after which an interrupted connection fails. */
const breakDelayMs = 10;
const aborted = (): Error => Object.assign(new Error('aborted'), { code: 'ECONNRESET' });

function streamOf(bytes: Uint8Array, breaks: boolean): unknown {
  const { Readable } = sandbox.use('stream') as {
    Readable: new (options: { read(this: Output): void }) => unknown;
  };
  const { Buffer } = sandbox.use('buffer') as { Buffer: { from(bytes: Uint8Array): unknown } };
  let isSent = bytes.length === 0;
  return new Readable({
    read() {
      if (!isSent) {
        isSent = true;
        this.push(Buffer.from(bytes));
      } else if (breaks) setTimeout(() => this.destroy(aborted()), breakDelayMs);
      else this.push(null);
    },
  });
}

function contentOf({ responseType }: InternalAxiosRequestConfig, bytes: Uint8Array): unknown {
  if (responseType !== 'arraybuffer') return new TextDecoder().decode(bytes);
  const { Buffer } = sandbox.use('buffer') as { Buffer: { from(bytes: Uint8Array): unknown } };
  return Buffer.from(bytes);
}

axios.defaults.adapter = adapter;
export default axios;
