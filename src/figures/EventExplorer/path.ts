/** The keys that lead from an event to a value in it; an index of an array is a number. */
export type Path = readonly (string | number)[];

/** A path as it is written behind the name of the event: `.body.name`, `.headers["user-agent"]`, `.items[0]`. */
export const printPath = (path: Path): string =>
  path
    .map((key) => {
      if (typeof key === 'number') return `[${key}]`;
      return /^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
    })
    .join('');

/** What an expression comes to. */
export type Result = { value: unknown } | { mistake: string };

/** What can follow: `.name`, `?.name`, `[0]`, `["name"]`, each perhaps after spaces. */
const step =
  /^\s*(?:(\?)?\.\s*)?(?:([A-Za-z_$][\w$]*)|\[\s*(?:(\d+)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')\s*\])/;

interface Step {
  key: string | number;
  isOptional: boolean;
}

/**
 * Evaluates an expression that reads a value of an event, as a step's code or a form field may have it. Such expressions are
 * read here, because nothing that a reader types is run as code.
 *
 * @param expression with or without double braces
 */
export function evaluate(expression: string, event: unknown): Result {
  const [, inBraces = expression] = /^\s*\{\{([\s\S]*)\}\}\s*$/.exec(expression) ?? [];
  const trimmed = inBraces.trim();
  const [root] = /^(?:steps\s*\.\s*trigger\s*\.\s*)?event(?![\w$])/.exec(trimmed) ?? [];
  if (root === undefined) return { mistake: 'Begin with event or steps.trigger.event.' };
  const steps = readSteps(trimmed.slice(root.length));
  if (!steps) return { mistake: 'Only paths are read here, such as event.body.name.' };
  let value: unknown = event;
  for (const { key, isOptional } of steps) {
    if (value === undefined || value === null) {
      if (isOptional) return { value: undefined };
      return { mistake: `TypeError: Cannot read property '${key}' of ${value}` };
    }
    value = readKey(value, key);
  }
  return { value };
}

/** The keys behind the name of the event; `undefined` if anything else is there. */
function readSteps(text: string): Step[] | undefined {
  const steps: Step[] = [];
  for (let rest = text; rest.trim() !== ''; ) {
    const match = step.exec(rest);
    if (!match) return undefined;
    const [whole, question, name, index, double, single] = match;
    if (name !== undefined && !/^\s*\??\./.test(whole)) return undefined;
    // A bracket may follow `?.`, but not a dot alone.
    if (name === undefined && /^\s*\./.test(whole)) return undefined;
    const quoted = double ?? single;
    const key = index === undefined ? (name ?? quoted?.replace(/\\(.)/g, '$1') ?? '') : Number(index);
    steps.push({ key, isOptional: question !== undefined });
    rest = rest.slice(whole.length);
  }
  return steps;
}

/** A property of a value, which is its own, or the length of a string or an array. */
function readKey(value: unknown, key: string | number): unknown {
  if (typeof value === 'string') return key === 'length' ? value.length : value[Number(key)];
  if (Array.isArray(value)) return key === 'length' ? value.length : value[Number(key)];
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === String(key))?.[1];
}
