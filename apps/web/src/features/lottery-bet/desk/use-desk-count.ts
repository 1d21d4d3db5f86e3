import { useLingui } from '@lingui/react/macro';
import { largestWinMinor } from '@palpite/lottery/largest-win.ts';
import { largestWinTogether } from '@palpite/lottery/largest-win-together.ts';
import type { Selection } from '@palpite/lottery/selection.ts';
import { readAmount } from '../../../lib/typed-amount.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { type Counted, counted } from '../lines/counted.ts';
import { rebateMinor } from '../lines/rebate.ts';
import type { LotteryOffer, OfferedPlay } from '../offer/offer.ts';
import { roomFault } from '../offer/room-fault.ts';
import { useFullText } from '../offer/use-full-text.ts';
import type { Room } from '../offer/use-rooms.ts';
import type { OtherRoom } from './use-other-rooms.ts';

/** What a play's selection on the board costs, or why it cannot be placed. */
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

/** Counts what is chosen of a play. */
export function useDeskCount(game: LotteryOffer): (play: OfferedPlay, chosen: Chosen) => DeskCount {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const fullText = useFullText();
  const { currency, leastUnitMinor, mostLineMinor } = game.limits;
  const least = moneyText(leastUnitMinor, currency);
  const most = moneyText(mostLineMinor, currency);
  return (play, { selection, typedPrice, multiple, level, places, room, otherRooms }) => {
    const price = readAmount(typedPrice, currency, i18n.locale);
    const priceError =
      price === null
        ? t`Enter an amount.`
        : BigInt(price) < BigInt(leastUnitMinor)
          ? t`Minimum ${least}`
          : undefined;
    const unitMinor = price === null || priceError ? null : BigInt(price) * BigInt(multiple);
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
      const { limits } = game;
      const asked = { room: left, limits, play: play.row, selection: found.selection };
      const over = roomFault(asked, unitMinor ?? 0n);
      return over && fullText(play, limits, over);
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
  };
}

/** Of each play that something is chosen in, what it costs. */
export interface PlayCount {
  readonly play: OfferedPlay;
  readonly count: DeskCount;
}

/** What all of it costs together: a line of each play. @param all of one play at least */
export function countTogether(
  all: readonly [PlayCount, ...PlayCount[]],
): Omit<DeskCount, 'counted'> & { readonly charged: Pick<Counted, 'bets' | 'units'> | null } {
  const [{ count: first }, ...others] = all;
  if (others.length === 0) return { ...first, charged: first.counted };
  const held = all.flatMap(({ play, count: { counted: found } }) =>
    found ? [{ play: play.row, ...found }] : [],
  );
  const sum = (of: (count: DeskCount) => bigint) =>
    all.reduce((total, { count }) => total + of(count), 0n);
  return {
    ...first,
    charged:
      held.length === 0
        ? null
        : {
            bets: sum((one) => one.counted?.bets ?? 0n),
            units: sum((one) => one.counted?.units ?? 0n),
          },
    costMinor: sum((one) => one.costMinor),
    largestWinMinor: first.unitMinor === null ? 0n : largestWinTogether(held, first.unitMinor),
    rebateMinor: sum((one) => one.rebateMinor),
    fault: all.find(({ count }) => count.fault !== undefined)?.count.fault,
  };
}
