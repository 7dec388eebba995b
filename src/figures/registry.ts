import type { ComponentType } from 'react';

/** The interactive figures that pages can use, each in a chunk of its own. */
export const figures: Record<string, () => Promise<{ default: ComponentType }>> = {
  InvocationCalculator: () => import('./InvocationCalculator.tsx'),
};
