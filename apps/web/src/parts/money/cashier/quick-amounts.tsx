import { useLingui } from '@lingui/react/macro';
import type { Currency } from '@palpite/domain';
import { Button } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import type { ReactNode } from 'react';
import { writeAmount } from '../../../lib/typed-amount.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';

export interface AmountShare {
  minor: string;
  text: ReactNode;
  /** For screen readers, between the text and the sum. */
  ofWhat: string;
}

interface QuickAmountsProps {
  currency: Currency;
  /** What is offered, in minor units. */
  amounts: readonly string[];
  /** What the field holds; null for no valid amount. */
  chosen: string | null;
  /** Those that are a part of something, which each says above its sum. */
  shares?: readonly AmountShare[];
  /** Gets the amount as it is typed. */
  onChoose: (typed: string) => void;
}

const chipClass =
  'grow px-3 tabular aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong shell-side:aria-pressed:border-transparent shell-side:aria-pressed:bg-ceremony shell-side:aria-pressed:text-on-ceremony';

/** One press for an amount. */
export function QuickAmounts({
  currency,
  amounts,
  shares = [],
  chosen,
  onChoose,
}: QuickAmountsProps) {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const choose = (minor: string) => onChoose(writeAmount(minor, currency, i18n.locale));
  return (
    <div
      role="group"
      aria-label={t`Quick amounts`}
      className={classNames(
        'flex flex-wrap gap-2',
        // Four are a square of two by two where they are no row.
        amounts.length + shares.length === 4 && 'max-sm:grid max-sm:grid-cols-2',
      )}
    >
      {amounts.map((minor) => (
        <Button
          key={minor}
          aria-pressed={chosen === minor}
          className={chipClass}
          onClick={() => choose(minor)}
        >
          {moneyText(minor, currency)}
        </Button>
      ))}
      {shares.map(({ minor, text, ofWhat }) => (
        <Button
          key={minor}
          aria-pressed={chosen === minor}
          className={classNames(chipClass, 'h-12 basis-0')}
          onClick={() => choose(minor)}
        >
          <span className="leading-4.5">
            {text} <span className="sr-only">{ofWhat}</span>
            <span className="block text-12 leading-4 font-normal">
              {moneyText(minor, currency)}
            </span>
          </span>
        </Button>
      ))}
    </div>
  );
}
