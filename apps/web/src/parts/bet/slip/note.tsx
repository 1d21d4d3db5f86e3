import type { ReactNode } from 'react';

/** A note of the slip: what happened, what it means for the money. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex flex-col items-start gap-2 rounded-box border-l-4 border-warning bg-sunken px-3 py-2 text-13"
    >
      {children}
    </div>
  );
}
