import type { ComponentType } from 'react';

/** The main module of a figure. */
export interface FigureModule {
  default: ComponentType;
  /** Loads what the figure needs before it is rendered. The build calls it too. */
  prepare?: () => Promise<void>;
}
type Load = () => Promise<FigureModule>;

const loads: Record<string, Load | undefined> = import.meta.glob<FigureModule>([
  './*/*.tsx',
  '!./controls/*',
]);

/**
 * Returns the function that imports a figure; `Name/Name.tsx` is the figure `Name`. Its parts are one folder deeper, or in
 * `controls` if several figures use them.
 */
export const loadOf = (name: string): Load | undefined => loads[`./${name}/${name}.tsx`];
