import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { useStore } from 'zustand';
import { Note } from '../../../parts/bet/slip/note.tsx';
import { changeSlip } from '../../../parts/bet/slip/slip.ts';
import { issueText } from '../../../parts/lottery/issue-text.ts';
import type { Slip } from '../lines/slip.ts';
import { gamesOf } from '../lines/slip-line.ts';
import type { Offers } from '../offer/offer.ts';

/** Lines of the slip have gone on to the next issue. */
export function MissedNote({ offers, slip }: { offers: Offers; slip: Slip }) {
  const { i18n } = useLingui();
  const { missed, numeros, lines } = useStore(slip.state.store);
  if (missed.length === 0) return null;
  const isOnly = gamesOf(lines).length === 1;
  return (
    <Note>
      {missed.map(({ gameCode, numero: closed }) => {
        const before = issueText(closed, i18n.locale);
        const numero = issueText(numeros[gameCode] ?? '', i18n.locale);
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
      <Button size="sm" onClick={() => changeSlip(slip, (state) => ({ ...state, missed: [] }))}>
        <Trans>OK</Trans>
      </Button>
    </Note>
  );
}
