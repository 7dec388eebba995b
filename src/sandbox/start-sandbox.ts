/**
 * How a run in the sandbox ended: the worker was done, timed out, blocked its thread, sent too much, failed to run, or was stopped.
 */
export type End = 'done' | 'timeout' | 'blocked' | 'flood' | 'broken' | 'stopped';

/** The options of a run. */
export interface RunOptions {
  /** The text of the worker's script. */
  script: string;
  /** The message for the worker, as JSON. */
  request: string;
  /** The timeout of the run. */
  timeoutMs: number;
  /** Receives the messages of the worker. The code of the reader may have sent them, so they have to be validated. */
  onReply(text: string): void;
}

/** A document in which code can compute, and nothing else. */
export interface SandboxFrame {
  /** Starts a run, and ends the previous one. */
  run(options: RunOptions): Promise<{ end: End; text: string }>;
  /** Ends the run. */
  stop(): void;
  /** Removes the document. */
  close(): void;
}

/** Milliseconds that the document has to load. */
const maxLoadMs = 20_000;
/** Milliseconds that the loaded document has to respond. Error pages load too, but never respond. */
const maxResponseMs = 2000;

/**
 * Opens a document that runs the reader's code. It has an opaque origin, so it shares nothing with the page.
 *
 * @param address URL of the document
 * @throws when it can't be loaded
 */
export async function startSandbox(address: string): Promise<SandboxFrame> {
  try {
    return await openFrame(address, 'allow-scripts');
  } catch (error) {
    if (!navigator.serviceWorker?.controller) throw error;
    // Offline: browsers don't let service workers respond to sandboxed frames, so the frame isn't sandboxed, and the service worker
    // responds with a policy that sandboxes the document. Without that policy, the document ignores the page.
    return openFrame(address);
  }
}

function openFrame(address: string, sandboxed?: string): Promise<SandboxFrame> {
  const frame = document.createElement('iframe');
  if (sandboxed !== undefined) frame.setAttribute('sandbox', sandboxed);
  frame.hidden = true;
  frame.title = 'Sandbox';
  const { port1: port, port2 } = new MessageChannel();
  let last = 0;
  let current: { id: number; onReply(text: string): void; finish(end: End, text: string): void } | undefined;

  const close = () => {
    current?.finish('stopped', '');
    port.close();
    frame.remove();
  };
  const sandbox: SandboxFrame = {
    run({ onReply, ...message }) {
      current?.finish('stopped', '');
      const id = ++last;
      return new Promise((resolve) => {
        const finish = (end: End, text: string) => {
          if (current?.id === id) current = undefined;
          resolve({ end, text });
        };
        current = { id, onReply, finish };
        port.postMessage({ id, ...message });
      });
    },
    stop() {
      port.postMessage('stop');
      current?.finish('stopped', '');
    },
    close,
  };
  return new Promise((resolve, reject) => {
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readMessage(data);
      if (message?.type === 'ready') {
        clearTimeout(timer);
        resolve(sandbox);
      } else if (!message || message.id !== current?.id) return;
      else if (message.type === 'reply') current.onReply(message.text);
      else current.finish(message.type, message.text);
    };
    let timer = setTimeout(fail, maxLoadMs);
    function fail() {
      close();
      reject(new Error('The sandbox could not be loaded.'));
    }
    frame.onload = () => {
      // Only the port is sent. Messages on it can only come from the document of the frame.
      frame.contentWindow?.postMessage('', '*', [port2]);
      frame.onload = null;
      clearTimeout(timer);
      timer = setTimeout(fail, maxResponseMs);
    };
    frame.src = address;
    document.body.append(frame);
  });
}

type Message = { id: number; type: 'ready' | 'reply' | Exclude<End, 'stopped'>; text: string };
const types: readonly string[] = ['ready', 'reply', 'done', 'timeout', 'blocked', 'flood', 'broken'];

/** Validates a message of the frame. */
function readMessage(data: unknown): Message | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { id, type, text } = { id: undefined, type: undefined, text: undefined, ...data };
  const isType = (value: unknown): value is Message['type'] =>
    typeof value === 'string' && types.includes(value);
  return typeof id === 'number' && isType(type) && typeof text === 'string' ? { id, type, text } : undefined;
}
