import type { ReactNode } from 'react';

/** A keyboard key. */
export function Kbd({ children }: { children?: ReactNode }) {
  return <kbd>{children}</kbd>;
}
