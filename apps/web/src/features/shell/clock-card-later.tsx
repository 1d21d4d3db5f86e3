import { createIsomorphicFn } from '@tanstack/react-start';
import { hydrateLater } from '../../lib/hydrate-later.tsx';
import { ClockCard as ServerCard } from './clock-card.tsx';
import { CLOCK_PLACE_CLASS } from './clock-card-class.ts';

/** Its code, and what it asks, wait until the menu is wide enough to show it. */
export const ClockCard = hydrateLater(
  createIsomorphicFn()
    .server(() => ServerCard)
    .client(() => null),
  async () => (await import('./clock-card.tsx')).ClockCard,
  { place: <div className={CLOCK_PLACE_CLASS} /> },
);
