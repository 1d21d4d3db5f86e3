import { useLingui } from '@lingui/react/macro';
import { largestWinMinor } from '@palpite/lottery/largest-win.ts';
import type { Selection } from '@palpite/lottery/selection.ts';
import { readAmount } from '../../../lib/typed-amount.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import type { LotteryOffer, OfferedPlay } from '../board/offer.ts';
import { type Counted, counted } from '../counted.ts';
import { rebateMinor } from '../rebate.ts';
import { roomFault } from '../room-fault.ts';
import type { Room } from '../use-room.ts';
import { useFullText } from './use-full-text.ts';
import type { OtherRoom } from './use-other-rooms.ts';

/** What the board's selection costs, or why it cannot be placed. */
export interface DeskCount {
  readonly counted: Counted | null;
  /** Null while the typed price is none. */
  readonly unitMinor: bigint | null;
  readonly costMinor: bigint;
  readonly largestWinMinor: bigint;
  readonly rebateMinor: bigint;
  readonly priceError: string | undefined;
  /** Why it is no line; undefined where it is one. */
  readonly fault: string | undefined;
}

interface Chosen {
  readonly selection: Selection;
  readonly typedPrice: string;
  readonly multiple: number;
  readonly level: number;
  /** In how many places it is bet: stations, or pairs of them. */
  readonly places: number;
  readonly room: Room;
  /** Of the other stations at which it is bet too. */
  readonly otherRooms: readonly OtherRoom[];
}

export function useDeskCount(
  game: LotteryOffer,
  play: OfferedPlay,
  { selection, typedPrice, multiple, level, places, room, otherRooms }: Chosen,
): DeskCount {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const { currency, leastUnitMinor, mostLineMinor } = game.limits;
  const price = readAmount(typedPrice, currency, i18n.locale);
  const least = moneyText(leastUnitMinor, currency);
  const most = moneyText(mostLineMinor, currency);
  const priceError =
    price === null
      ? t`Enter an amount.`
      : BigInt(price) < BigInt(leastUnitMinor)
        ? t`Minimum ${least}`
        : undefined;
  const unitMinor = price === null || priceError ? null : BigInt(price) * BigInt(multiple);
  const fullText = useFullText();
  const found = counted(play, selection);
  if ('fault' in found) {
    const isBare = found.fault === 'no_bet';
    const { area } = play.row;
    const choose = area.kind === 'pool' ? area.choose : 1;
    const missing = choose - selection.bankers.length - (selection.areas[0]?.length ?? 0);
    return {
      counted: null,
      unitMinor,
      costMinor: 0n,
      largestWinMinor: 0n,
      rebateMinor: 0n,
      priceError,
      fault: isBare
        ? choose > 1 && missing > 0
          ? t`A bet is ${choose} numbers: choose ${missing} more.`
          : t`Choose your numbers to see what they cost.`
        : t`This choice is not a bet yet: complete or change it.`,
    };
  }
  const lineMinor = unitMinor === null ? 0n : found.units * unitMinor;
  const fullAt = (left: Room) => {
    const over = roomFault(left, play.row, found.selection, unitMinor ?? 0n);
    return over && fullText(play, game.limits, over);
  };
  const fullElsewhere = () => {
    const full = otherRooms.find((other) => fullAt(other.room) !== undefined);
    return full && `${full.gameName}: ${fullAt(full.room)}`;
  };
  const lines = BigInt(places);
  return {
    counted: found,
    unitMinor,
    costMinor: lines * lineMinor,
    largestWinMinor:
      unitMinor === null ? 0n : lines * largestWinMinor(play.row, found.selection, unitMinor),
    rebateMinor: play.takesLevel ? lines * rebateMinor(game, level, lineMinor) : 0n,
    priceError,
    fault:
      unitMinor === null
        ? priceError
        : lineMinor > BigInt(mostLineMinor)
          ? t`A line may cost ${most} at most. Choose fewer numbers or a lower price.`
          : lines === 0n
            ? play.row.stations === 2
              ? t`Choose the second station.`
              : t`The other stations are not known yet.`
            : (fullAt(room) ?? fullElsewhere()),
  };
}
