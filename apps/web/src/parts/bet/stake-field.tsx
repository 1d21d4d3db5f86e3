import { useLingui } from '@lingui/react/macro';
import type { Currency } from '@palpite/domain';
import { classNames } from '@palpite/ui/class-names.ts';
import { TextField } from '@palpite/ui/text-field.tsx';
import type { ChangeEvent } from 'react';
import { readAmount, writeAmount } from '../../lib/typed-amount.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';

interface StakeFieldProps {
  label: string;
  /** Of the short amounts, as a group. */
  shortLabel: string;
  currency: Currency;
  /** Amounts that one press chooses, in minor units. */
  short: readonly string[];
  /** As it was typed. */
  typed: string;
  error: string | undefined;
  onTyped: (text: string) => void;
}

/** What is staked: a short amount or an own one. */
export function StakeField(props: StakeFieldProps) {
  const { label, shortLabel, currency, short, typed, error, onTyped } = props;
  const { i18n } = useLingui();
  const moneyText = useMoneyText();
  const chosen = readAmount(typed, currency, i18n.locale);
  return (
    <div className="flex min-w-0 flex-wrap items-end gap-2">
      <div className="w-36">
        <TextField
          label={label}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={error}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onTyped(event.target.value)}
        />
      </div>
      <div role="group" aria-label={shortLabel} className="flex flex-wrap gap-1.5">
        {short.map((minor) => (
          <button
            key={minor}
            type="button"
            aria-pressed={chosen === minor}
            onClick={() => onTyped(writeAmount(minor, currency, i18n.locale))}
            className={classNames(
              'control-lg rounded-control border px-3 text-14 font-semibold tabular',
              'transition-colors duration-150 hover:border-border-strong',
              chosen === minor
                ? 'border-accent-strong bg-accent-soft text-accent-strong'
                : 'border-border bg-raised',
            )}
          >
            {moneyText(minor, currency)}
          </button>
        ))}
      </div>
    </div>
  );
}
