import { useLingui } from '@lingui/react/macro';
import { useServices } from '../../lib/services.ts';
import { momentText } from '../../lib/time-text.ts';
import type { DrawProof } from '../../parts/lottery/lottery-offer.ts';
import { FactRow } from '../../parts/money/cashier/fact-row.tsx';
import type { SavedReceipt } from './saved-schema.ts';

const listClass = 'flex flex-col divide-y divide-border';

/** Which bet the text is of, as it says. */
export function BetFacts({ leaf }: { leaf: NonNullable<SavedReceipt['leaf']> }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const { ticket, play, selection, placedAt } = leaf;
  return (
    <dl className={listClass}>
      <FactRow name={t`Bet`}>{ticket}</FactRow>
      <FactRow name={t`Play`}>{play}</FactRow>
      <FactRow name={t`Selection`}>
        <span className="line-clamp-6 font-mono wrap-anywhere">{selection}</span>
      </FactRow>
      <FactRow name={t`Placed`}>{momentText(placedAt, timeZone, i18n.locale)}</FactRow>
    </dl>
  );
}

/** Which draw it is of, and what was drawn. */
export function DrawFacts({ proof }: { proof: DrawProof }) {
  const { t } = useLingui();
  const { brand, game, numero, numbers } = proof;
  return (
    <dl className={listClass}>
      <FactRow name={t`Brand`}>{brand}</FactRow>
      <FactRow name={t`Lottery`}>{game}</FactRow>
      <FactRow name={t`Issue`}>{numero}</FactRow>
      {numbers.length > 0 && (
        <FactRow name={t`Drawn numbers`}>
          <span className="font-mono wrap-anywhere">{numbers.join(' ')}</span>
        </FactRow>
      )}
    </dl>
  );
}
