/**
 * How a run in the sandbox ended: as the worker says, or because it took too long, computed without a pause, said too much, broke, or
 * was stopped.
 */
export type End = 'done' | 'timeout' | 'blocked' | 'flood' | 'broken' | 'stopped';

/** What a run is started with. */
export interface RunOptions {
  /** The text of the worker's script. */
  script: string;
  /** The order for the worker, as JSON. */
  order: string;
  /** Longest that the run may take. */
  milliseconds: number;
  /** Takes what the worker says, as text in which nothing is to be trusted. */
  onReply(text: string): void;
}

/** A document in which code can do nothing but compute. */
export interface SandboxFrame {
  /** Starts a run, and ends the one before it. */
  run(options: RunOptions): Promise<{ end: End; text: string }>;
  /** Ends the run. */
  stop(): void;
  /** Removes the document. */
  close(): void;
}

/** Longest that the document may take to load. */
const maxLoadMs = 20_000;
/** Longest that a loaded document may take to respond. Error pages load as well, but never do. */
const maxResponseMs = 2000;

/**
 * Opens a document for code of the reader's. It has an opaque origin, so that it shares nothing with the page.
 *
 * @param address of the document
 * @throws when it can't be loaded
 */
export async function startSandbox(address: string): Promise<SandboxFrame> {
  try {
    return await openFrame(address, 'allow-scripts');
  } catch (error) {
    if (!navigator.serviceWorker?.controller) throw error;
    // Offline. Browsers don't let service workers respond to frames that are sandboxed. The worker responds with a policy that
    // sandboxes the document, which otherwise ignores its page.
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
    run({ onReply, ...order }) {
      current?.finish('stopped', '');
      const id = ++last;
      return new Promise((resolve) => {
        const finish = (end: End, text: string) => {
          if (current?.id === id) current = undefined;
          resolve({ end, text });
        };
        current = { id, onReply, finish };
        port.postMessage({ id, ...order });
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
      const said = readMessage(data);
      if (said?.type === 'ready') {
        clearTimeout(timer);
        resolve(sandbox);
      } else if (!said || said.id !== current?.id) return;
      else if (said.type === 'reply') current.onReply(said.text);
      else current.finish(said.type, said.text);
    };
    let timer = setTimeout(fail, maxLoadMs);
    function fail() {
      close();
      reject(new Error('The sandbox could not be loaded.'));
    }
    frame.onload = () => {
      // Nothing is sent but the port: whoever has it is the document of the frame.
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

/** Reads a message of the frame; anything but the three expected values is no message. */
function readMessage(data: unknown): Message | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { id, type, text } = { id: undefined, type: undefined, text: undefined, ...data };
  const isType = (value: unknown): value is Message['type'] =>
    typeof value === 'string' && types.includes(value);
  return typeof id === 'number' && isType(type) && typeof text === 'string' ? { id, type, text } : undefined;
}
