import type { ReactNode } from 'react';

/** An item of a checklist. The reader can tick it off; nothing remembers it. */
export function Task({ done, children }: { done: boolean; children: ReactNode }) {
  return (
    <label className="task">
      <input type="checkbox" defaultChecked={done} /> <span>{children}</span>
    </label>
  );
}
