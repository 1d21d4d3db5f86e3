import type { Currency } from '@palpite/domain';
import { Money } from '@palpite/ui/money.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { startCounting } from './counting.ts';

interface CountedMoneyProps {
  amountMinor: string;
  currency: Currency;
  className?: string;
}

/** An amount that counts when it changes, so that a player sees that it did; at once for those who ask for less motion. */
export function CountedMoney({ amountMinor, currency, className }: CountedMoneyProps) {
  const moneyText = useMoneyText();
  const figure = useRef<HTMLSpanElement>(null);
  const last = useRef({ amountMinor, currency });
  const count = useEffectEvent(() => {
    const before = last.current;
    last.current = { amountMinor, currency };
    const isSame = before.amountMinor === amountMinor || before.currency !== currency;
    const isStill = document.hidden || window.matchMedia(REDUCED_MOTION).matches;
    if (!figure.current || isSame || isStill) return undefined;
    return startCounting(figure.current, {
      from: BigInt(before.amountMinor),
      to: BigInt(amountMinor),
      write: (minor) => moneyText(minor, currency),
    });
  });
  useEffect(() => count(), [amountMinor, currency]);
  return (
    <span ref={figure} className="counting">
      <Money className={className} text={moneyText(amountMinor, currency)} />
    </span>
  );
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
