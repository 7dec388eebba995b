import type { ReactNode } from 'react';

/** An item of a checklist. Checking it isn't saved. */
export function Task({ done, children }: { done: boolean; children: ReactNode }) {
  return (
    <label className="task">
      <input type="checkbox" defaultChecked={done} /> <span>{children}</span>
    </label>
  );
}
