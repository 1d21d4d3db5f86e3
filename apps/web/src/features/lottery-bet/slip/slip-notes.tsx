import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useServices } from '../../../lib/services.ts';
import { momentText } from '../../../lib/time-text.ts';
import type { LotteryOffer, Offers } from '../board/offer.ts';
import type { Sale } from '../use-sale.ts';
import { changeSlip, type Slip } from './slip.ts';
import { gamesOf } from './slip-line.ts';

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

/** Lines of the slip have gone on to the next issue. */
export function MissedNote({ offers, slip }: { offers: Offers; slip: Slip }) {
  const { missed, numeros, lines } = useStore(slip.state.store);
  if (missed.length === 0) return null;
  const isOnly = gamesOf(lines).length === 1;
  return (
    <Note>
      {missed.map(({ gameCode, numero: before }) => {
        const numero = numeros[gameCode] ?? '';
        const name = offers.get(gameCode)?.gameName ?? gameCode;
        return (
          <p key={gameCode}>
            {isOnly ? (
              <Trans>
                Issue {before} has closed. Nothing was placed and nothing was taken. Your slip is
                now for issue {numero}.
              </Trans>
            ) : (
              <Trans>
                Issue {before} of {name} has closed. Nothing was placed and nothing was taken. Its
                lines are now for issue {numero}.
              </Trans>
            )}
          </p>
        );
      })}
      <Button size="sm" onClick={() => changeSlip(slip, { missed: [] })}>
        <Trans>OK</Trans>
      </Button>
    </Note>
  );
}

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
