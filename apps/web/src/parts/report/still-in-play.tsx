import { Trans } from '@lingui/react/macro';
import type { Currency } from '@palpite/domain';
import { useMoneyText } from '../../lib/use-money-text.ts';

interface StillInPlayProps {
  /** Minor units of the stakes that are not decided; nothing is shown for 0. */
  minor: string;
  currency: Currency;
  className?: string;
}

/** The stakes that no result counts yet. */
export function StillInPlay({ minor, currency, className = '' }: StillInPlayProps) {
  const amount = useMoneyText()(minor, currency);
  if (minor === '0') return null;
  return (
    <span className={`block tabular ${className}`}>
      <Trans>{amount} still in play</Trans>
    </span>
  );
}
