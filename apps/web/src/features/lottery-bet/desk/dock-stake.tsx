import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { compactBoxClass } from '@palpite/ui/field-frame.tsx';
import { useTypedBefore } from '@palpite/ui/use-typed-before.ts';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type ChangeEvent, useId } from 'react';
import { useStore } from 'zustand';
import { readAmount, writeAmount } from '../../../lib/typed-amount.ts';
import { pricesOf } from '../board/desk.ts';
import { useDock } from './dock-context.ts';
import { Multiple } from './multiple.tsx';

/** What a unit costs and how often it is staked, beside what that comes to. A narrow dock has a sheet for it. */
export function DockStake({ error }: { error: string | undefined }) {
  const { desk } = useDock();
  return (
    <div className="flex shrink-0 gap-2 @max-[38rem]:hidden">
      <Price error={error} />
      <Multiple desk={desk} compact />
    </div>
  );
}

/** The price, typed or by the short prices, which the buttons go through. */
function Price({ error }: { error: string | undefined }) {
  const { game, desk } = useDock();
  const { t, i18n } = useLingui();
  const id = useId();
  const { currency } = game.limits;
  const typed = useStore(desk, ({ typedPrice }) => typedPrice);
  const minor = readAmount(typed, currency, i18n.locale);
  const prices = pricesOf(game.limits).map(BigInt);
  const next = prices.find((price) => minor === null || price > BigInt(minor));
  const before = prices.findLast((price) => minor !== null && price < BigInt(minor));
  const set = (price: bigint | undefined) =>
    price !== undefined &&
    desk.setState({ typedPrice: writeAmount(String(price), currency, i18n.locale) });
  const input = {
    value: typed,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      desk.setState({ typedPrice: event.target.value }),
  };
  const own = useTypedBefore(undefined, input);
  return (
    <div className="flex flex-col gap-0.5">
      <label htmlFor={id} className="text-12 leading-4 font-semibold text-muted">
        {t`Price of a unit`}
      </label>
      <span className={classNames(compactBoxClass, 'gap-0! px-0.5!')}>
        <IconButton
          size="sm"
          label={t`Lower the price`}
          icon={<Minus size={16} />}
          disabled={before === undefined}
          onClick={() => set(before)}
        />
        <input
          {...input}
          ref={own}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={error === undefined ? undefined : true}
          className="w-18 self-stretch bg-transparent text-center font-semibold tabular outline-none"
        />
        <IconButton
          size="sm"
          label={t`Raise the price`}
          icon={<Plus size={16} />}
          disabled={next === undefined}
          onClick={() => set(next)}
        />
      </span>
    </div>
  );
}
