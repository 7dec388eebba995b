import type { ComponentType } from 'react';

/** A module of a figure, as its chunk brings it. */
export interface FigureModule {
  default: ComponentType;
  /** Loads what the figure needs before it's drawn, in the build too. */
  prepare?: () => Promise<void>;
}
type Load = () => Promise<FigureModule>;

const loads: Record<string, Load | undefined> = import.meta.glob<FigureModule>([
  './*/*.tsx',
  '!./controls/*',
]);

/**
 * What fetches an interactive figure, each in a chunk of its own; `Name/Name.tsx` is the figure `Name`. What it is put together
 * from is one folder deeper, or in `controls` where several figures use it.
 */
export const loadOf = (name: string): Load | undefined => loads[`./${name}/${name}.tsx`];
