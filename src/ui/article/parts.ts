import type { DirectivePart, ElementPart, Part } from './declare.ts';
import { declared } from './folders.ts';

/** All parts by the name of their component. */
export const parts: Readonly<Record<string, Part>> = declared;

const elements = new Map<string | null, ElementPart>();
const directives = new Map<string, DirectivePart>();
for (const [name, part] of Object.entries(parts)) {
  if (part.form === 'element') elements.set(name, part);
  else for (const written of part.names) directives.set(written, part);
}

/** The declaration of `<Name>`; `undefined` if it is unknown, or only allowed within another. */
export const elementPart = (name: string | null): ElementPart | undefined => elements.get(name);

/** The declaration of `:::name`. */
export const directivePart = (name: string): DirectivePart | undefined => directives.get(name);

/** The names of directives. */
export const directiveNames: readonly string[] = [...directives.keys()];

/** The name here of a directive with another name in other tools; case is ignored. */
export function meantDirective(otherName: string): string | undefined {
  const name = otherName.toLowerCase();
  for (const { otherNames = {} } of directives.values())
    if (Object.hasOwn(otherNames, name)) return otherNames[name];
  return undefined;
}
