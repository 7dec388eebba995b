interface Source extends AsyncIterable<unknown> {
  destroyed: boolean;
  on(event: string, listener: () => void): void;
}

type Listener = (line?: string) => void;

/** Creates a reader like that of Node.js: lines are read with `for await`, or with the events `line` and `close`. */
function createInterface({ input }: { input: Source }) {
  const listeners: [event: string, listener: Listener][] = [];
  const emit = (event: string, line?: string) => {
    for (const [name, listener] of listeners) if (name === event) listener(line);
  };
  let isClosed = false;
  async function* lines(): AsyncGenerator<string, void> {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of input) {
      // A destroyed stream still has to throw its error.
      if (isClosed && !input.destroyed) return;
      rest += typeof chunk === 'string' ? chunk : decoder.decode(chunk as Uint8Array, { stream: true });
      const found = rest.split(/\r\n|\n|\r(?!$)/);
      rest = found.pop() ?? '';
      yield* found;
    }
    if (rest !== '') yield rest;
  }
  let isFlowing = false;
  const flow = async () => {
    for await (const line of lines()) emit('line', line);
    emit('close');
  };
  const reader = {
    on(event: string, listener: Listener) {
      listeners.push([event, listener]);
      if (event === 'line' && !isFlowing) {
        isFlowing = true;
        void flow();
      }
      return reader;
    },
    close: () => {
      isClosed = true;
    },
    [Symbol.asyncIterator]: lines,
  };
  return reader;
}

export default { createInterface };
