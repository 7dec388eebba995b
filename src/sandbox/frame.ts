/*
 * The script of the document that samples run in. The document has an opaque origin and a policy that allows this script, evaluation
 * and workers, and nothing else: see policy.ts. A worker runs the code, so that it can be ended whatever it does.
 *
 * The page sends one message with a port. Each message on the port starts a run, and ends the one before it.
 */

/** What the page sends to start a run. */
interface Start {
  id: number;
  /** The text of the worker's script. */
  script: string;
  /** The order for the worker, as JSON. */
  order: string;
  /** Longest that the run may take. */
  milliseconds: number;
}

/** Most messages of a worker that are passed on, and the longest of them. A worker of ours sends fewer. */
const mostMessages = 5000;
const mostCharacters = 4_000_000;

/** How often a worker is asked whether it still answers. */
const askMilliseconds = 250;
/**
 * The part of its time in which a worker may compute without an answer. Code that computes for longer is ended, because it may as well
 * fill the memory of the computer, of which no script hears.
 */
const blockedPart = 0.4;
/** Time for the browser to free the memory of a worker that was ended, before the next one begins. */
const restMilliseconds = 1000;

let worker: Worker | undefined;
/** The next worker, which has loaded its script already. */
let spare: { script: string; worker: Worker } | undefined;
let end = (): void => {};
let restUntil = 0;

function createWorker(script: string): Worker {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const created = new Worker(address);
  URL.revokeObjectURL(address);
  return created;
}

function start(order: Start, port: MessagePort): void {
  end();
  const rest = restUntil - performance.now();
  if (rest <= 0) {
    startNow(order, port);
    return;
  }
  const resting = setTimeout(() => startNow(order, port), rest);
  end = () => clearTimeout(resting);
}

function startNow({ id, script, order, milliseconds }: Start, port: MessagePort): void {
  if (spare && spare.script !== script) spare.worker.terminate();
  const own = spare?.script === script ? spare.worker : createWorker(script);
  spare = undefined;
  worker = own;
  let [messages, characters] = [0, 0];
  const say = (type: string, text = '') => port.postMessage({ id, type, text });
  const finish = (type: string, text?: string) => {
    if (worker !== own) return;
    end();
    say(type, text);
    if (type === 'done') spare = { script, worker: createWorker(script) };
    else restUntil = performance.now() + restMilliseconds;
  };
  const timer = setTimeout(() => finish('timeout'), milliseconds);
  let missed = 0;
  const asking = setInterval(() => {
    if (missed * askMilliseconds >= blockedPart * milliseconds) finish('blocked');
    else own.postMessage('ask');
    missed++;
  }, askMilliseconds);
  end = () => {
    clearTimeout(timer);
    clearInterval(asking);
    own.terminate();
    worker = undefined;
    end = () => {};
  };
  own.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (worker !== own) return;
    const text = typeof data === 'string' ? data : '';
    missed = 0;
    if (text === 'idle') return;
    messages++;
    characters += text.length;
    if (messages > mostMessages || characters > mostCharacters) finish('flood');
    else if (text === 'done' || text === 'flood') finish(text);
    else say('reply', text);
  };
  own.onerror = (event) => {
    event.preventDefault();
    finish('broken', event.message);
  };
  own.postMessage(order);
}

/** Reads a message of the page; anything else is ignored. */
function readStart(data: unknown): Start | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { id, script, order, milliseconds } = { id: 0, script: 0, order: 0, milliseconds: 0, ...data };
  const isStart =
    typeof id === 'number' &&
    typeof script === 'string' &&
    typeof order === 'string' &&
    typeof milliseconds === 'number';
  return isStart ? { id, script, order, milliseconds } : undefined;
}

addEventListener('message', function connect({ source, ports: [port] }) {
  // With the origin of the site, code could reach what the site has stored.
  if (source !== parent || !port || origin !== 'null') return;
  removeEventListener('message', connect);
  port.onmessage = ({ data }) => {
    const order = readStart(data);
    if (order) start(order, port);
    else end();
  };
  port.postMessage({ id: 0, type: 'ready', text: '' });
});
