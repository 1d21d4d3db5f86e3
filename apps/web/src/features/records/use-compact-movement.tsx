import { useLingui } from '@lingui/react/macro';
import type { Movement } from '@palpite/contract/record.ts';
import { Money } from '@palpite/ui/money.tsx';
import { useServices } from '../../lib/services.ts';
import { minuteText } from '../../lib/time-text.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import type { CompactRow } from '../../parts/report/compact-row.tsx';
import { MOVEMENT_NAMES } from './record-texts.ts';

/** A movement of money on two lines: what and when; how much came or went, and the balance after it. */
export function useCompactMovement(): (movement: Movement) => CompactRow {
  const { t, i18n } = useLingui();
  const { currency, timeZone } = useServices().boot.status;
  const moneyText = useMoneyText();
  return ({ type, at, inMinor, outMinor, balanceAfterMinor }) => {
    const balance = moneyText(balanceAfterMinor, currency);
    return {
      title: i18n._(MOVEMENT_NAMES[type]),
      under: minuteText(at, timeZone, i18n.locale),
      value:
        inMinor === null ? (
          <Money text={`-${moneyText(outMinor ?? '0', currency)}`} toneLabel={t`Out`} />
        ) : (
          <Money text={`+${moneyText(inMinor, currency)}`} tone="gain" toneLabel={t`In`} />
        ),
      word: t`Balance ${balance}`,
    };
  };
}
