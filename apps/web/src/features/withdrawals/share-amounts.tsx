import { Trans, useLingui } from '@lingui/react/macro';
import type { WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import type { Currency } from '@palpite/domain';
import { CURRENCY_DIGITS } from '@palpite/domain/money.ts';
import { type AmountShare, QuickAmounts } from '../../parts/money/cashier/quick-amounts.tsx';

interface ShareAmountsProps {
  options: Pick<WithdrawalOptions, 'currency' | 'minMinor' | 'withdrawable'>;
  /** What the field holds; null for no valid amount. */
  chosen: string | null;
  onChoose: (typed: string) => void;
}

/** One press for a quarter, a half or all of what can be withdrawn now; nothing where that is too little. */
export function ShareAmounts({ options, chosen, onChoose }: ShareAmountsProps) {
  const { t, i18n } = useLingui();
  const { currency, minMinor } = options;
  const mostMinor = options.withdrawable.setUpMinor;
  if (mostMinor === '0') return null;
  const ofWhat = t`of what you can withdraw:`;
  const shares: AmountShare[] = PARTS.flatMap((part) => {
    const minor = partOf(BigInt(mostMinor), part, currency);
    if (minor < BigInt(minMinor)) return [];
    const percent = i18n.number(1 / Number(part), { style: 'percent' });
    return [{ minor: String(minor), text: percent, ofWhat }];
  });
  const all: AmountShare = {
    minor: mostMinor,
    text: <Trans context="amount">All</Trans>,
    ofWhat,
  };
  return (
    <QuickAmounts
      currency={currency}
      amounts={[]}
      shares={[...shares, all]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

/** A quarter and a half. */
const PARTS = [4n, 2n] as const;

/** A part of an amount, in whole units of money. */
function partOf(minor: bigint, part: bigint, currency: Currency): bigint {
  const unit = 10n ** BigInt(CURRENCY_DIGITS[currency]);
  return (minor / part / unit) * unit;
}
