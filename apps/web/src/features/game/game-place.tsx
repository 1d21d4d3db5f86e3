import type { ReactNode } from 'react';

/** Fills a game's place with a message while there is no game, in the middle of it. */
export function GamePlace({ children }: { children: ReactNode }) {
  return <div className="grid min-h-full place-items-center content-center">{children}</div>;
}
