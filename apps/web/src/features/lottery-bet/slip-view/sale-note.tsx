import { useLingui } from '@lingui/react/macro';
import { Note } from '../../../parts/bet/slip/note.tsx';
import type { LotteryOffer } from '../offer/offer.ts';
import type { Sale } from '../offer/use-sale.ts';
import { ClosedNote } from './closed-note.tsx';

interface SaleNoteProps {
  game: LotteryOffer;
  sale: Sale;
  /** Something is chosen and not placed. */
  waiting: boolean;
}

/** Why nothing can be placed now; what was chosen stays. */
export function SaleNote({ game, sale, waiting }: SaleNoteProps) {
  const { t } = useLingui();
  if (game.maintenance) {
    return (
      <Note>{t`This lottery is under maintenance. Nothing can be placed now; your lines stay.`}</Note>
    );
  }
  if (sale.phase === 'closed' && sale.closed) {
    return <ClosedNote gameCode={game.gameCode} issue={sale.closed} waiting={waiting} />;
  }
  if (sale.phase === 'none') return <Note>{t`Nothing is on sale now. Your lines stay.`}</Note>;
  if (sale.phase === 'failed') {
    return <Note>{t`The sale could not be loaded. Nothing can be placed until it is.`}</Note>;
  }
  return null;
}
