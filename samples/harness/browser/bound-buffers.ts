/** Most bytes of buffers that code may have at a time. Browsers end the tab of a worker that has too many. */
const mostBytes = 256 * 1024 ** 2;

type Constructor = new (...args: never[]) => ArrayBuffer | ArrayBufferView;

/**
 * Bounds the memory of buffers in this worker: one more than it may have is a `RangeError`, as where a computer has no memory left.
 */
export function boundBuffers(): void {
  let bytes = 0;
  const freed = new FinalizationRegistry<number>((size) => {
    bytes -= size;
  });
  const names = Object.getOwnPropertyNames(globalThis).filter((name) =>
    /^(?:ArrayBuffer|SharedArrayBuffer|(?:Big)?(?:Ui|I)nt\d+(?:Clamped)?Array|Float\d+Array)$/.test(name),
  );
  for (const name of names) {
    const original: Constructor = Reflect.get(globalThis, name);
    const width: unknown = Reflect.get(original, 'BYTES_PER_ELEMENT');
    const bounded: Constructor = new Proxy(original, {
      construct(target, args: unknown[], derived): object {
        const [first] = args;
        const length = typeof first === 'number' ? first : sizeOf(first);
        const size = length * (typeof width === 'number' ? width : 1);
        if (bytes + size > mostBytes) throw new RangeError('Array buffer allocation failed');
        const created: object = Reflect.construct(target, args, derived === bounded ? target : derived);
        if (size > 0) {
          bytes += size;
          freed.register(created, size);
        }
        return created;
      },
    });
    Reflect.set(original.prototype, 'constructor', bounded);
    Reflect.set(globalThis, name, bounded);
  }
}

/** How many elements a list has that is copied; a buffer is not copied. */
const sizeOf = (value: unknown): number =>
  Array.isArray(value) || ArrayBuffer.isView(value) ? Number(Reflect.get(value, 'length')) || 0 : 0;
