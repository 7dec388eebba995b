import bcd, { type Identifier, type SupportStatement } from '@mdn/browser-compat-data/forLegacyNode';
import { type ChildNode, parse } from 'postcss';

// cspell:ignore atrule

/** A feature's name, and its entry in the data if it exists. */
type Feature = [name: string, entry: Identifier | undefined];

const { css } = bcd;
const browsers = ['chrome', 'firefox', 'safari'] as const;
/** CSS functions by name, such as `light-dark` of colors and `minmax` of grids. */
const functions = new Map([...identifiersOf(css.types), ...identifiersOf(css.properties)]);

/** The oldest supported version of each engine, by the name of its browser in the data. */
export type Oldest = Readonly<Record<(typeof browsers)[number], number>>;

/**
 * Returns the CSS features of a stylesheet that at least one of the oldest versions lacks, such as `text-wrap: pretty`.
 * Features with a prefix count as supported, because the build adds prefixes.
 */
export function newerFeatures(stylesheet: string, oldest: Oldest): string[] {
  const newer = new Set<string>();
  parse(stylesheet).walk((node) => {
    for (const [name, feature] of featuresOf(node)) if (isNewer(feature, oldest)) newer.add(name);
  });
  return [...newer];
}

/** Returns the features that a node uses. */
function featuresOf(node: ChildNode): Feature[] {
  switch (node.type) {
    case 'decl': {
      const property = css.properties?.[node.prop];
      const called = [...node.value.matchAll(/([a-z][\w-]*)\(/g)].map(([, name = '']) => name);
      return [
        [node.prop, property],
        ...wordsIn(node.value).map((word): Feature => [`${node.prop}: ${word}`, property?.[word]]),
        ...called.map((name): Feature => [`${name}()`, functions.get(name)]),
      ];
    }
    case 'atrule': {
      const rule = css['at-rules']?.[node.name];
      return [
        [`@${node.name}`, rule],
        ...wordsIn(node.params).map((word): Feature => [`@${node.name} ${word}`, rule?.[word]]),
      ];
    }
    case 'rule': {
      const names = [...node.selector.matchAll(/::?([a-z][\w-]*)/g)];
      return [
        ...names.map(([whole, name = '']): Feature => [whole, css.selectors?.[name]]),
        ['nesting', node.parent?.type === 'rule' ? css.selectors?.nesting : undefined],
      ];
    }
    default:
      return [];
  }
}

const wordsIn = (text: string): string[] => text.match(/[a-z][\w-]*/g) ?? [];

/** Returns entries up to three levels deep. The outer ones come last, so that they win if names are the same. */
function identifiersOf(parent: Identifier | undefined, depth = 3): [string, Identifier][] {
  if (!parent || depth === 0) return [];
  const children = Object.entries(parent).filter(
    (entry): entry is [string, Identifier] => entry[0] !== '__compat',
  );
  return [...children.flatMap(([, child]) => identifiersOf(child, depth - 1)), ...children];
}

function isNewer(feature: Identifier | undefined, oldest: Oldest): boolean {
  const support = feature?.__compat?.support;
  return (
    support !== undefined &&
    browsers.some((browser) => ![support[browser]].flat().some((entry) => hasIt(entry, oldest[browser])))
  );
}

function hasIt(entry: SupportStatement | undefined, version: number): boolean {
  if (!entry || Array.isArray(entry) || entry.flags || entry.version_removed) return false;
  // `≤13.1`, `preview`, or `false`.
  return Number.parseFloat(String(entry.version_added).replace('≤', '')) <= version;
}
