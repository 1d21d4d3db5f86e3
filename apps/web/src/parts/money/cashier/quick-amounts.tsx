import { useLingui } from '@lingui/react/macro';
import type { Currency } from '@palpite/domain';
import { Button } from '@palpite/ui/button.tsx';
import { writeAmount } from '../../../lib/typed-amount.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';

interface QuickAmountsProps {
  currency: Currency;
  /** What is offered, in minor units. */
  amounts: readonly string[];
  /** What the field holds; null for no valid amount. */
  chosen: string | null;
  /** The last of them in other words than its sum. */
  all?: { minor: string; label: string; children: React.ReactNode };
  /** Gets the amount as it is typed. */
  onChoose: (typed: string) => void;
}

const chipClass =
  'grow px-3 tabular aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong shell-side:aria-pressed:border-transparent shell-side:aria-pressed:bg-ceremony shell-side:aria-pressed:text-on-ceremony';

/** One press for an amount. */
export function QuickAmounts({ currency, amounts, chosen, all, onChoose }: QuickAmountsProps) {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const choose = (minor: string) => onChoose(writeAmount(minor, currency, i18n.locale));
  return (
    <div role="group" aria-label={t`Quick amounts`} className="flex flex-wrap gap-2">
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
      {all && (
        <Button
          aria-label={all.label}
          aria-pressed={chosen === all.minor}
          className={chipClass}
          onClick={() => choose(all.minor)}
        >
          {all.children}
        </Button>
      )}
    </div>
  );
}
