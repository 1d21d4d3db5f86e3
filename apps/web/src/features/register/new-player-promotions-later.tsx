import { createIsomorphicFn } from '@tanstack/react-start';
import { hydrateLater } from '../../lib/hydrate-later.tsx';
import { NewPlayerPromotions as ServerPromotions } from './new-player-promotions.tsx';

const Nothing: typeof ServerPromotions = () => null;

/**
 * The slider next to the form: complete in the page, its code loads late; when that fails the form works without it.
 */
export const NewPlayerPromotions = hydrateLater(
  createIsomorphicFn()
    .server(() => ServerPromotions)
    .client(() => null),
  async () => {
    const part = await import('./new-player-promotions.tsx').catch(() => null);
    return part?.NewPlayerPromotions ?? Nothing;
  },
);
