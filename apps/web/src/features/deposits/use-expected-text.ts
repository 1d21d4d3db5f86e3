import { useLingui } from '@lingui/react/macro';
import { useDurationText } from '../../parts/money/cashier/use-duration-text.ts';

/** Writes how long it takes from the payment to the balance, as a rule. */
export function useExpectedText(): (minutes: number) => string {
  const { t } = useLingui();
  const durationText = useDurationText();
  return (minutes) => {
    if (minutes === 0) return t`Immediately`;
    const time = durationText(minutes);
    return t`About ${time}`;
  };
}
