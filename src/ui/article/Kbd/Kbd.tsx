import type { ReactNode } from 'react';

/** A key of the keyboard. */
export function Kbd({ children }: { children?: ReactNode }) {
  return <kbd>{children}</kbd>;
}
