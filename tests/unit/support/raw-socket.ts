import { once } from 'node:events';
import { connect } from 'node:net';

/** A response as received. */
export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Sends a request to a server and reads the response until the server closes the connection.
 *
 * @param lines request line and headers; `Connection: close` is added
 */
export async function sendRaw(port: number, ...lines: string[]): Promise<RawResponse> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.write(`${[...lines, 'Host: localhost', 'Connection: close'].join('\r\n')}\r\n\r\n`, 'latin1');
  await once(socket, 'close');
  return parse(Buffer.concat(parts));
}

function parse(answer: Buffer): RawResponse {
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...lines] = answer.subarray(0, end).toString('latin1').split('\r\n');
  const fields: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    // Headers with the same name form a list (RFC 9110, section 5.2).
    fields[name] = fields[name] === undefined ? value : `${fields[name]}, ${value}`;
  }
  const body = answer.subarray(end + 4);
  return {
    status: Number(first.split(' ')[1]),
    headers: fields,
    body: fields['transfer-encoding'] === 'chunked' ? joinChunks(body) : body,
  };
}

/** Decodes a chunked body. Each chunk follows a line with its length in hexadecimal. The last one is empty. */
function joinChunks(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let rest = body; ; ) {
    const start = rest.indexOf('\r\n') + 2;
    const length = Number.parseInt(rest.toString('latin1', 0, start), 16);
    if (!(length > 0)) return Buffer.concat(parts);
    parts.push(rest.subarray(start, start + length));
    rest = rest.subarray(start + length + 2);
  }
}
