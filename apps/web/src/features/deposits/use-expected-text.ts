import { useLingui } from '@lingui/react/macro';
import { useDurationText } from '../../parts/money/cashier/use-duration-text.ts';

/** Formats the usual time from payment to balance. */
export function useExpectedText(): (minutes: number) => string {
  const { t } = useLingui();
  const durationText = useDurationText();
  return (minutes) => {
    if (minutes === 0) return t`Immediately`;
    const time = durationText(minutes);
    return t`About ${time}`;
  };
}
