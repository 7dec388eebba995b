import type { DirectivePart, ElementPart, Part } from './declare.ts';
import { declared } from './folders.ts';

/** The parts that pages can use, by the name of the component that draws them. */
export const parts: Readonly<Record<string, Part>> = declared;

const elements = new Map<string | null, ElementPart>();
const directives = new Map<string, DirectivePart>();
for (const [name, part] of Object.entries(parts)) {
  if (part.form === 'element') elements.set(name, part);
  else for (const written of part.names) directives.set(written, part);
}

/** What `<Name>` says of itself; `undefined` for one that is unknown, or known within another alone. */
export const elementPart = (name: string | null): ElementPart | undefined => elements.get(name);

/** What `:::name` says of itself. */
export const directivePart = (name: string): DirectivePart | undefined => directives.get(name);

/** The names that directives are written with. */
export const directiveNames: readonly string[] = [...directives.keys()];

/** What a directive is called here that is called so elsewhere, in any case. */
export function meantDirective(otherName: string): string | undefined {
  const name = otherName.toLowerCase();
  for (const { otherNames = {} } of directives.values())
    if (Object.hasOwn(otherNames, name)) return otherNames[name];
  return undefined;
}
