import { useLingui } from '@lingui/react/macro';
import { MOST_MULTIPLE } from '@palpite/lottery/chase.ts';
import { IconButton } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { inputBoxClass } from '@palpite/ui/field-frame.tsx';
import { useTypedBefore } from '@palpite/ui/use-typed-before.ts';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type ChangeEvent, memo, useId } from 'react';
import { useStore } from 'zustand';
import { StakeField } from '../../../parts/bet/stake-field.tsx';
import { type Desk, pricesOf } from '../board/desk.ts';
import type { LotteryOffer } from '../offer/offer.ts';

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

/** Only digits; nothing typed is once. */
const multipleOf = (text: string) =>
  Math.min(MOST_MULTIPLE, Math.max(1, Number(text.replaceAll(/\D/g, ''))));

function Multiple({ desk }: { desk: Desk }) {
  const { t } = useLingui();
  const id = useId();
  const multiple = useStore(desk, (state) => state.multiple);
  const set = (next: number) => desk.setState({ multiple: multipleOf(`${next}`) });
  const input = {
    value: multiple,
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(multipleOf(event.target.value)),
  };
  const own = useTypedBefore(undefined, input);
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-13 font-semibold">{t`Multiple`}</label>
      <span className={classNames(inputBoxClass, 'px-1')}>
        <IconButton
          label={t`Lower the multiple`}
          icon={<Minus size={18} />}
          disabled={multiple <= 1}
          onClick={() => set(multiple - 1)}
        />
        <span aria-hidden="true" className="text-muted">
          ×
        </span>
        <input
          {...input}
          ref={own}
          id={id}
          inputMode="numeric"
          autoComplete="off"
          className="w-12 self-stretch bg-transparent text-center font-semibold tabular outline-none"
        />
        <IconButton
          label={t`Raise the multiple`}
          icon={<Plus size={18} />}
          onClick={() => set(multiple + 1)}
        />
      </span>
    </div>
  );
}
