/** Most bytes of buffers that code may have at a time. Browsers end the tab of a worker that has too many. */
const mostBytes = 256 * 1024 ** 2;

type Constructor = new (...args: never[]) => ArrayBuffer | ArrayBufferView;

/**
 * Bounds the memory of buffers and large arrays in this worker: one more than it may have is a `RangeError`, as where a computer has
 * no memory left. Small objects aren't counted; a worker that is too busy is ended before these fill the memory.
 */
export function boundBuffers(): void {
  let bytes = 0;
  const freed = new FinalizationRegistry<number>((size) => {
    bytes -= size;
  });
  const count = (size: number): ((created: object) => void) => {
    if (bytes + size > mostBytes) throw new RangeError('Array buffer allocation failed');
    return (created) => {
      if (size === 0) return;
      bytes += size;
      freed.register(created, size);
    };
  };
  boundArrays(count);
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
        const register = count(size);
        const created: object = Reflect.construct(target, args, derived === bounded ? target : derived);
        register(created);
        return created;
      },
    });
    Reflect.set(original.prototype, 'constructor', bounded);
    Reflect.set(globalThis, name, bounded);
  }
}

/** Arrays of fewer elements aren't counted, because code makes many of them and soon forgets them. */
const largeArray = 100_000;

/** Bounds the memory of large arrays, which a loop fills faster than any timer can end it. */
function boundArrays(count: (size: number) => (created: object) => void): void {
  const create = (args: unknown[], make: () => object): object => {
    const [length] = args;
    const isLarge = args.length === 1 && typeof length === 'number' && length >= largeArray;
    const register = count(isLarge ? 8 * length : 0);
    const created = make();
    register(created);
    return created;
  };
  globalThis.Array = new Proxy(Array, {
    apply: (target, self, args: unknown[]) => create(args, () => Reflect.apply(target, self, args)),
    construct: (target, args: unknown[], derived) =>
      create(args, () => Reflect.construct(target, args, derived)),
  });
}

/** How many elements a list has that is copied; a buffer is not copied. */
const sizeOf = (value: unknown): number =>
  Array.isArray(value) || ArrayBuffer.isView(value) ? Number(Reflect.get(value, 'length')) || 0 : 0;
