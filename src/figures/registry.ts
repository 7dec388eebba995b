import type { ComponentType } from 'react';

/** A module of a figure, as its chunk brings it. */
type Load = () => Promise<{ default: ComponentType }>;

const loads: Record<string, Load | undefined> = import.meta.glob<{ default: ComponentType }>('./*/*.tsx');

/** What fetches an interactive figure, each in a chunk of its own; `Name/Name.tsx` is the figure `Name`. */
export const loadOf = (name: string): Load | undefined => loads[`./${name}/${name}.tsx`];
