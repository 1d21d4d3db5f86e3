import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { useStore } from 'zustand';
import { StakeField } from '../../../parts/bet/stake-field.tsx';
import { type Desk, pricesOf } from '../board/desk.ts';
import type { LotteryOffer } from '../offer/offer.ts';
import { Multiple } from './multiple.tsx';

interface UnitPriceProps {
  limits: LotteryOffer['limits'];
  desk: Desk;
  error: string | undefined;
}

/** What one unit costs: a short price or an own one, and a multiple of it. */
export const UnitPrice = memo(function UnitPrice({ limits, desk, error }: UnitPriceProps) {
  const { t } = useLingui();
  const typed = useStore(desk, ({ typedPrice }) => typedPrice);
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <StakeField
        label={t`Price of a unit`}
        shortLabel={t`Short prices`}
        currency={limits.currency}
        short={pricesOf(limits)}
        typed={typed}
        error={error}
        onTyped={(typedPrice) => desk.setState({ typedPrice })}
      />
      <Multiple desk={desk} />
    </div>
  );
});
