import { useLingui } from '@lingui/react/macro';
import { useServices } from '../../../lib/services.ts';
import { momentText } from '../../../lib/time-text.ts';
import type { LotteryOffer } from '../board/offer.ts';
import type { Sale } from '../use-sale.ts';
import { Note } from './note.tsx';

/** Why nothing can be placed now; what was chosen stays. */
export function SaleNote({ game, sale }: { game: LotteryOffer; sale: Sale }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  if (game.maintenance) {
    return (
      <Note>{t`This lottery is under maintenance. Nothing can be placed now; your lines stay.`}</Note>
    );
  }
  if (sale.phase === 'closed' && sale.closed) {
    const { numero, closesAt } = sale.closed;
    const time = momentText(closesAt, timeZone, i18n.locale);
    return (
      <Note>{t`Issue ${numero} closed at ${time}. Nothing is placed and nothing is taken; your numbers stay.`}</Note>
    );
  }
  if (sale.phase === 'none') return <Note>{t`Nothing is on sale now. Your lines stay.`}</Note>;
  if (sale.phase === 'failed') {
    return <Note>{t`The sale could not be loaded. Nothing can be placed until it is.`}</Note>;
  }
  return null;
}
