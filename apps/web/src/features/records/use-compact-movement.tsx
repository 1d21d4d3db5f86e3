import { useLingui } from '@lingui/react/macro';
import type { Movement } from '@palpite/contract/record.ts';
import { Money } from '@palpite/ui/money.tsx';
import { MINUS } from '../../lib/money-text.ts';
import { useServices } from '../../lib/services.ts';
import { clockText, dateText, minuteText } from '../../lib/time-text.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import type { CompactOf } from '../../parts/report/report-props.ts';
import { MOVEMENT_NAMES } from './record-texts.ts';

/** A movement of money on two lines: what and when; how much came or went, and the balance after it. */
export function useCompactMovement(): CompactOf<Movement> {
  const { t, i18n } = useLingui();
  const { currency, timeZone } = useServices().boot.status;
  const moneyText = useMoneyText();
  return ({ type, at, note, inMinor, outMinor, balanceAfterMinor }, byDay) => {
    const balance = moneyText(balanceAfterMinor, currency);
    const time = (byDay ? clockText : minuteText)(at, timeZone, i18n.locale);
    return {
      ...(byDay && { day: dateText(at, timeZone, i18n.locale) }),
      title: i18n._(MOVEMENT_NAMES[type]),
      // What it was for tells one bet from another.
      under: (
        <span className="line-clamp-1 wrap-anywhere">
          {[time, note].filter(Boolean).join(' · ')}
        </span>
      ),
      value:
        inMinor === null ? (
          <Money text={`${MINUS}${moneyText(outMinor ?? '0', currency)}`} toneLabel={t`Out`} />
        ) : (
          <Money text={`+${moneyText(inMinor, currency)}`} tone="gain" toneLabel={t`In`} />
        ),
      word: t`Balance ${balance}`,
    };
  };
}
