/*
 * The packages `sirv` and `send` can't replace this: one ignores weights of encodings and most conditions, the other sends no
 * compressed files, and both open a file by its path, which may belong to the next build by then.
 */
import { closeSync, createReadStream, readSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, readRange } from './byte-range.ts';
import { evaluateConditions, isRangeValid } from './conditions.ts';
import type { SiteFile } from './site-file.ts';

/** Files up to this size, that of a chunk of a stream, are read at once. */
const atOnce = 64 * 1024;

/**
 * Responds to a request with a file, a range of it, or a status such as 304. Always closes the file.
 *
 * @param headers of the response, whatever its status is
 * @throws when the file can't be read
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  const validators = { ETag: file.etag, 'Last-Modified': file.modified.toUTCString() };
  const common: OutgoingHttpHeaders = { ...headers, ...validators, 'Accept-Ranges': 'bytes' };
  const verdict = evaluateConditions(request.headers, file);
  if (verdict !== 'send') {
    closeSync(file.descriptor);
    const { 'Content-Type': _, ...kept } = common;
    response.writeHead(verdict === 'failed' ? 412 : 304, kept).end();
    return;
  }
  const range = readRequestedRange(request, file);
  if (range === 'unsatisfiable') {
    closeSync(file.descriptor);
    response.writeHead(416, { ...headers, 'Content-Range': `bytes */${file.size}` }).end();
    return;
  }
  if (!range) return sendBytes(request, response, file, { status: 200, headers: common });
  const part = { ...common, 'Content-Range': `bytes ${range.start}-${range.end}/${file.size}` };
  return sendBytes(request, response, file, { status: 206, headers: part, range });
}

/** Ranges only apply to GET. */
function readRequestedRange({ method, headers }: IncomingMessage, file: SiteFile) {
  const asked = method === 'GET' && isRangeValid(headers['if-range']?.toString(), file);
  return asked ? readRange(headers.range, file.size) : undefined;
}

/** How a file is sent. */
export interface Sending {
  status: number;
  headers: OutgoingHttpHeaders;
  /** The whole file if it is missing. */
  range?: ByteRange;
}

/**
 * Sends a file or a range of it without evaluating conditions; only headers for HEAD.
 *
 * @throws when the file can't be read
 */
export async function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  { descriptor, size, encoding }: SiteFile,
  { status, headers, range }: Sending,
): Promise<void> {
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const length = end - start + 1;
  const head: OutgoingHttpHeaders = { ...headers, 'Content-Length': length };
  if (encoding !== 'identity') head['Content-Encoding'] = encoding;
  const isHead = request.method === 'HEAD';
  if (isHead || length <= atOnce) {
    let body: Buffer | undefined;
    try {
      if (!isHead) body = read(descriptor, start, length);
    } finally {
      closeSync(descriptor);
    }
    response.writeHead(status, head).end(body);
    return;
  }
  const stream = createReadStream('', { fd: descriptor, start, end });
  response.writeHead(status, head);
  await untilGone(request, (signal) => pipeline(stream, response, { end: false, signal }));
  if (stream.bytesRead === length) {
    response.end();
    return;
  }
  // The response is shorter than `Content-Length`, so the client would read the next one as its end.
  request.socket.destroy();
  throw new Error(becameShorter);
}

/**
 * Runs some work until the connection closes. Node.js emits no event for a response that is queued behind others on the same
 * connection.
 */
async function untilGone(
  { socket }: IncomingMessage,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const gone = new AbortController();
  const abort = () => gone.abort();
  if (socket.destroyed) abort();
  // One for each queued response.
  socket.setMaxListeners(0).once('close', abort);
  try {
    await work(gone.signal);
  } finally {
    socket.off('close', abort);
  }
}

const becameShorter = 'The file has become shorter while it was read.';

/** @throws when the file has become shorter */
function read(descriptor: number, start: number, length: number): Buffer {
  const buffer = Buffer.allocUnsafe(length);
  for (let done = 0; done < length; ) {
    const count = readSync(descriptor, buffer, done, length - done, start + done);
    if (count === 0) throw new Error(becameShorter);
    done += count;
  }
  return buffer;
}
