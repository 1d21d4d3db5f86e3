import { Trans } from '@lingui/react/macro';
import type { Currency } from '@palpite/domain';
import { classNames } from '@palpite/ui/class-names.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';

interface ResultProps {
  stakeMinor: string;
  payoutMinor: string;
  currency: Currency;
}

/** What came back less what was staked: by sign, colour and word. */
export function Result({ stakeMinor, payoutMinor, currency }: ResultProps) {
  const moneyText = useMoneyText();
  const result = BigInt(payoutMinor) - BigInt(stakeMinor);
  const text = moneyText(result.toString(), currency);
  if (result === 0n) return text;
  return (
    <span className={classNames('tabular', result > 0n ? 'text-positive' : 'text-negative')}>
      {result > 0n ? `+${text}` : text}{' '}
      <span className="text-12 font-semibold">
        {result > 0n ? <Trans>won</Trans> : <Trans>lost</Trans>}
      </span>
    </span>
  );
}
