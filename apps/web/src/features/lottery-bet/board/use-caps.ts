import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { moneyText, shortAmount } from '../../../lib/money-text.ts';
import { useServices } from '../../../lib/services.ts';
import type { LotteryOffer, OfferedPlay } from '../offer/offer.ts';
import type { Room } from '../offer/use-rooms.ts';
import { createCaps, NO_CAPS } from './cell-caps.ts';

/** The caps of a play's cells, where any number is near its own: few issues have one, and their code comes then. */
export function useCaps(game: LotteryOffer, play: OfferedPlay, room: Room) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const { currency, currencySymbol } = useServices().boot.status;
  const [held] = useState(createCaps);
  useEffect(() => {
    if (room.size === 0) {
      held.setState({ caps: NO_CAPS });
      return;
    }
    let isPast = false;
    const shown = (minor: bigint) => ({
      most: moneyText(String(minor), currency, locale, currencySymbol),
      short: shortAmount(String(minor), currency, locale),
    });
    const count = async () => {
      const { cellCaps } = await import('./count-caps.ts');
      if (!isPast) held.setState({ caps: cellCaps(game, play, room, shown) });
    };
    // Without them the operator still refuses what is above a cap.
    count().catch(() => undefined);
    return () => {
      isPast = true;
    };
  }, [held, game, play, room, currency, locale, currencySymbol]);
  return held;
}
