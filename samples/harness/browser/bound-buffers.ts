/** The maximum size of all live buffers in bytes. Browsers crash the tab of a worker that allocates too much. */
const maxBytes = 256 * 1024 ** 2;

type Constructor = new (...args: never[]) => ArrayBuffer | ArrayBufferView;

/**
 * Limits the memory of buffers and large arrays in this worker. Above the limit, constructors throw the `RangeError` that they throw
 * when memory runs out. Small objects aren't counted: a worker that creates many of them blocks, and is terminated for that.
 */
export function boundBuffers(): void {
  let bytes = 0;
  const freed = new FinalizationRegistry<number>((size) => {
    bytes -= size;
  });
  const count = (size: number): ((created: object) => void) => {
    if (bytes + size > maxBytes) throw new RangeError('Array buffer allocation failed');
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

/** Shorter arrays aren't counted, because code creates many short-lived ones. */
const largeArray = 100_000;

/** Limits the memory of large arrays, which a loop can allocate faster than a timer could stop it. */
function boundArrays(count: (size: number) => (created: object) => void): void {
  const create = (args: unknown[], make: () => object): object => {
    const [length] = args;
    const isLarge = args.length === 1 && typeof length === 'number' && length >= largeArray;
    const register = count(isLarge ? 8 * length : 0);
    const created = make();
    register(created);
    return created;
  };
  const bounded = new Proxy(Array, {
    apply: (target, self, args: unknown[]) => create(args, () => Reflect.apply(target, self, args)),
    construct: (target, args: unknown[], derived) =>
      create(args, () => Reflect.construct(target, args, derived)),
  });
  Reflect.set(Array.prototype, 'constructor', bounded);
  globalThis.Array = bounded;
}

/** The number of elements that are copied from an argument; 0 for a buffer, which isn't copied. */
const sizeOf = (value: unknown): number =>
  Array.isArray(value) || ArrayBuffer.isView(value) ? Number(Reflect.get(value, 'length')) || 0 : 0;
