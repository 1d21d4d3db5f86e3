import { createIsomorphicFn } from '@tanstack/react-start';
import { hydrateLater } from '../../lib/hydrate-later.tsx';
import { NewPlayerPromotions as ServerPromotions } from './new-player-promotions.tsx';

const Nothing: typeof ServerPromotions = () => null;

/** The slider beside the form: whole on the page, its code late; where that does not come the form goes on alone. */
export const NewPlayerPromotions = hydrateLater(
  createIsomorphicFn()
    .server(() => ServerPromotions)
    .client(() => null),
  async () => {
    const part = await import('./new-player-promotions.tsx').catch(() => null);
    return part?.NewPlayerPromotions ?? Nothing;
  },
);
