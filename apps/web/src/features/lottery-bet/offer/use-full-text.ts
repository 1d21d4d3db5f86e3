import { useLingui } from '@lingui/react/macro';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { choiceName } from '../../../parts/lottery/play-names.ts';
import type { LotteryOffer, OfferedPlay } from './offer.ts';
import type { RoomFault } from './room-fault.ts';

/** Why a selection is above a cap of the draw, in words. */
export function useFullText() {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  return (
    { row }: OfferedPlay,
    { leastUnitMinor, currency }: LotteryOffer['limits'],
    { name, mostMinor, capMinor }: RoomFault,
  ): string => {
    const most = moneyText(String(mostMinor), currency);
    const cap = moneyText(String(capMinor ?? 0n), currency);
    if (name === null && capMinor !== undefined) {
      return mostMinor < BigInt(leastUnitMinor)
        ? t`A draw pays at most ${cap} on this play, less than these numbers can win at the lowest price. Choose fewer numbers.`
        : t`A draw pays at most ${cap} on this play: for these numbers a unit may cost ${most} at most.`;
    }
    if (name === null) {
      return t`This draw takes less of this play now. Choose fewer numbers or a lower price.`;
    }
    // A symbol of a place is named after the place.
    const symbol = row.area.kind === 'positions' ? name.slice(name.indexOf('-') + 1) : name;
    const number = row.area.kind === 'choices' ? choiceName(i18n, name) : symbol;
    if (capMinor !== undefined) {
      return t`A draw pays at most ${cap} on ${number}: a unit may cost ${most} at most.`;
    }
    return mostMinor < BigInt(leastUnitMinor)
      ? t`This draw takes no more on ${number}. Choose another number.`
      : t`On ${number} a unit may cost ${most} at most now. Choose a lower price or another number.`;
  };
}
