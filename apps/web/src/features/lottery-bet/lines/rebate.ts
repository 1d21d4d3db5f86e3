import type { LotteryOffer, Offers } from '../offer/offer.ts';
import { countLine } from './counted.ts';
import type { SlipLine } from './slip-line.ts';

const WHOLE = 10_000n;

/** The part of a stake that a level gives back, in percent as on the wire. */
export const rebatePercent = ({ prizeLevels }: LotteryOffer, level: number): string =>
  prizeLevels.find(({ prizeLevel }) => prizeLevel === level)?.rebatePercent ?? '0.00';

/** Whether a level gives a part of each stake back; of a small stake it may still round to nothing. */
export const hasRebate = (game: LotteryOffer, level: number): boolean =>
  Number(rebatePercent(game, level)) > 0;

/** That part of a stake, rounded down once, as the operator does. */
export function rebateMinor(game: LotteryOffer, level: number, stakeMinor: bigint): bigint {
  const tenThousandths = BigInt(Math.round(Number(rebatePercent(game, level)) * 100));
  return (stakeMinor * tenThousandths) / WHOLE;
}

/** The rebate of a line at one draw; none of a play with fixed odds. @param multiple of its price */
export function lineRebateMinor(game: LotteryOffer, line: SlipLine, multiple = 1): bigint {
  const found = countLine(game, line);
  if (!found?.play.takesLevel || line.prizeLevel === undefined) return 0n;
  return rebateMinor(game, line.prizeLevel, found.costMinor * BigInt(multiple));
}

/** Of all lines, and of all issues of a chase. @param multiples empty without a chase */
export function orderRebateMinor(
  offers: Offers,
  lines: readonly SlipLine[],
  multiples: readonly number[],
): bigint {
  const times = multiples.length > 0 ? multiples : [1];
  return times
    .flatMap((multiple) =>
      lines.map((line) => {
        const game = offers.get(line.gameCode);
        return game ? lineRebateMinor(game, line, multiple) : 0n;
      }),
    )
    .reduce((sum, each) => sum + each, 0n);
}
