import type { ReactNode } from 'react';

/** What stands in a game's place while there is none to see: in the middle of it. */
export function GamePlace({ children }: { children: ReactNode }) {
  return <div className="grid min-h-full place-items-center content-center">{children}</div>;
}
