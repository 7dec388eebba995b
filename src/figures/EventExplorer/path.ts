/** The keys from an event to one of its values; array indexes are numbers. */
export type Path = readonly (string | number)[];

/** Formats a path as JavaScript, without the event's name: `.body.name`, `.headers["user-agent"]`, `.items[0]`. */
export const printPath = (path: Path): string =>
  path
    .map((key) => {
      if (typeof key === 'number') return `[${key}]`;
      return /^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
    })
    .join('');

/** The result of an expression. */
export type Result = { value: unknown } | { error: string };

/** A property access: `.name`, `?.name`, `[0]` or `["name"]`, optionally after spaces. */
const step =
  /^\s*(?:(\?)?\.\s*)?(?:([A-Za-z_$][\w$]*)|\[\s*(?:(\d+)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')\s*\])/;

interface Step {
  key: string | number;
  isOptional: boolean;
}

/**
 * Evaluates an expression that reads a value of an event, as written in a step's code or a form field. It's parsed here,
 * because nothing that a reader types is ever run as code.
 *
 * @param expression with or without double braces
 */
export function evaluate(expression: string, event: unknown): Result {
  const [, inBraces = expression] = /^\s*\{\{([\s\S]*)\}\}\s*$/.exec(expression) ?? [];
  const trimmed = inBraces.trim();
  const [root] = /^(?:steps\s*\.\s*trigger\s*\.\s*)?event(?![\w$])/.exec(trimmed) ?? [];
  if (root === undefined) return { error: 'Start with event or steps.trigger.event.' };
  const steps = readSteps(trimmed.slice(root.length));
  if (!steps) return { error: 'Enter a path, such as event.body.name.' };
  let value: unknown = event;
  for (const { key, isOptional } of steps) {
    if (value === undefined || value === null) {
      if (isOptional) return { value: undefined };
      return { error: `TypeError: Cannot read property '${key}' of ${value}` };
    }
    value = readKey(value, key);
  }
  return { value };
}

/** Parses the keys after the event's name; `undefined` if there is anything else. */
function readSteps(text: string): Step[] | undefined {
  const steps: Step[] = [];
  for (let rest = text; rest.trim() !== ''; ) {
    const match = step.exec(rest);
    if (!match) return undefined;
    const [whole, question, name, index, double, single] = match;
    if (name !== undefined && !/^\s*\??\./.test(whole)) return undefined;
    // A bracket may follow `?.`, but not a plain dot.
    if (name === undefined && /^\s*\./.test(whole)) return undefined;
    const quoted = double ?? single;
    const key = index === undefined ? (name ?? quoted?.replace(/\\(.)/g, '$1') ?? '') : Number(index);
    steps.push({ key, isOptional: question !== undefined });
    rest = rest.slice(whole.length);
  }
  return steps;
}

/** An own property of a value, or the length of a string or an array. */
function readKey(value: unknown, key: string | number): unknown {
  if (typeof value === 'string') return key === 'length' ? value.length : value[Number(key)];
  if (Array.isArray(value)) return key === 'length' ? value.length : value[Number(key)];
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === String(key))?.[1];
}
