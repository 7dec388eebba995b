/*
 * The script of the document that samples run in. The document has an opaque origin, and its policy only allows this script,
 * evaluation and workers (see policy.ts). The code runs in a worker, which can be terminated whatever it does.
 *
 * The page sends one message with a port. Each message on the port starts a run and ends the previous one.
 */

/** The message that starts a run. */
interface Start {
  id: number;
  /** The text of the worker's script. */
  script: string;
  /** The message for the worker, as JSON. */
  request: string;
  /** The timeout of the run. */
  timeoutMs: number;
}

/** Limits for the messages of a worker, in case code bypasses the lower limits of the harness. */
const maxMessages = 5000;
const maxCharacters = 4_000_000;

const pingIntervalMs = 250;
/**
 * The share of its timeout after which a worker that doesn't answer pings is terminated. Code that blocks for longer may be filling
 * the memory of the computer, which scripts can't measure.
 */
const maxBlockedShare = 0.4;
/** How long the browser gets to free the memory of a terminated worker before the next run. */
const cooldownMs = 1000;

let worker: Worker | undefined;
/** A worker for the next run, which has loaded its script already. */
let spare: { script: string; worker: Worker } | undefined;
let end = (): void => {};
let cooldownEnd = 0;

function createWorker(script: string): Worker {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const created = new Worker(address);
  URL.revokeObjectURL(address);
  return created;
}

function start(message: Start, port: MessagePort): void {
  end();
  const delay = cooldownEnd - performance.now();
  if (delay <= 0) {
    startNow(message, port);
    return;
  }
  const timer = setTimeout(() => startNow(message, port), delay);
  end = () => clearTimeout(timer);
}

function startNow({ id, script, request, timeoutMs }: Start, port: MessagePort): void {
  if (spare && spare.script !== script) spare.worker.terminate();
  const current = spare?.script === script ? spare.worker : createWorker(script);
  spare = undefined;
  worker = current;
  let [messages, characters] = [0, 0];
  const post = (type: string, text = '') => port.postMessage({ id, type, text });
  const finish = (type: string, text?: string) => {
    if (worker !== current) return;
    end();
    post(type, text);
    if (type === 'done') spare = { script, worker: createWorker(script) };
    else cooldownEnd = performance.now() + cooldownMs;
  };
  const timer = setTimeout(() => finish('timeout'), timeoutMs);
  let unanswered = 0;
  const pings = setInterval(() => {
    if (unanswered * pingIntervalMs >= maxBlockedShare * timeoutMs) finish('blocked');
    else current.postMessage('ping');
    unanswered++;
  }, pingIntervalMs);
  end = () => {
    clearTimeout(timer);
    clearInterval(pings);
    current.terminate();
    worker = undefined;
    end = () => {};
  };
  current.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (worker !== current) return;
    const text = typeof data === 'string' ? data : '';
    unanswered = 0;
    if (text === 'pong') return;
    messages++;
    characters += text.length;
    if (messages > maxMessages || characters > maxCharacters) finish('flood');
    else if (text === 'done' || text === 'flood') finish(text);
    else post('reply', text);
  };
  current.onerror = (event) => {
    event.preventDefault();
    finish('broken', event.message);
  };
  current.postMessage(request);
}

/** Validates a message of the page. Other messages are ignored. */
function readStart(data: unknown): Start | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { id, script, request, timeoutMs } = { id: 0, script: 0, request: 0, timeoutMs: 0, ...data };
  const isStart =
    typeof id === 'number' &&
    typeof script === 'string' &&
    typeof request === 'string' &&
    typeof timeoutMs === 'number';
  return isStart ? { id, script, request, timeoutMs } : undefined;
}

addEventListener('message', function connect({ source, ports: [port] }) {
  // With the site's origin, code could read the site's storage.
  if (source !== parent || !port || origin !== 'null') return;
  removeEventListener('message', connect);
  port.onmessage = ({ data }) => {
    const message = readStart(data);
    if (message) start(message, port);
    else end();
  };
  port.postMessage({ id: 0, type: 'ready', text: '' });
});
