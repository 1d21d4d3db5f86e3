import {
  betsOf,
  normalise,
  type Selection,
  type SelectionFault,
  unitsOf,
} from '@palpite/lottery/selection.ts';
import type { LotteryOffer, OfferedPlay, Offers } from '../offer/offer.ts';
import type { SlipLine } from './slip-line.ts';

/** What a selection holds, in its canonical form. */
export interface Counted {
  readonly selection: Selection;
  readonly bets: bigint;
  readonly units: bigint;
}

/** @param raw from the board, where it may be incomplete */
export function counted({ row }: OfferedPlay, raw: Selection): Counted | SelectionFault {
  const selection = normalise(row, raw);
  if ('fault' in selection) return selection;
  return { selection, bets: betsOf(row, selection), units: unitsOf(row, selection) };
}

/** A line with its play and what it costs at one draw. */
export interface CountedLine extends Counted {
  readonly play: OfferedPlay;
  readonly costMinor: bigint;
}

export const findPlay = ({ plays }: LotteryOffer, code: string): OfferedPlay | undefined =>
  plays.find(({ row }) => row.code === code);

/** The level that a line is priced at. */
export const levelOf = ({ prizeLevel }: LotteryOffer, line: SlipLine): number =>
  line.prizeLevel ?? prizeLevel;

/** A play at a prize level; undefined where it is not offered, and until its odds are known. */
export function playAt(game: LotteryOffer, code: string, level: number): OfferedPlay | undefined {
  const plays = level === game.prizeLevel ? game.plays : game.levels?.get(level);
  return plays?.find(({ row }) => row.code === code);
}

/** Whether a play is still offered as a line has it: at its level, at one station or at two. */
function isOffered({ prizeLevels }: LotteryOffer, play: OfferedPlay, line: SlipLine): boolean {
  const { prizeLevel: level, secondGameCode } = line;
  const atLevel =
    level === undefined ||
    (play.takesLevel && prizeLevels.some(({ prizeLevel }) => prizeLevel === level));
  return atLevel && (play.row.stations === 2) === (secondGameCode !== undefined);
}

/** A slip of five hundred lines is counted at each change of one of them: what is known of the others is kept. */
const known = new WeakMap<OfferedPlay, WeakMap<SlipLine, CountedLine | null>>();

/** Null where the play is no longer offered, or no longer takes what was chosen. */
export function countLine(game: LotteryOffer, line: SlipLine): CountedLine | null {
  const play = findPlay(game, line.play);
  if (!play || !isOffered(game, play, line)) return null;
  const ofPlay = known.get(play) ?? new WeakMap<SlipLine, CountedLine | null>();
  known.set(play, ofPlay);
  const before = ofPlay.get(line);
  if (before !== undefined) return before;
  const found = counted(play, line.selection);
  const answer =
    'fault' in found ? null : { ...found, play, costMinor: found.units * BigInt(line.unitMinor) };
  ofPlay.set(line, answer);
  return answer;
}

/** What all lines cost together, each at one draw; those that cannot be placed cost nothing. */
export const costOf = (offers: Offers, lines: readonly SlipLine[]): bigint =>
  lines.reduce((sum, line) => {
    const game = offers.get(line.gameCode);
    return sum + ((game && countLine(game, line)?.costMinor) ?? 0n);
  }, 0n);

/** The other station of a line, as far as it is known. */
export const secondOf = ({ stations }: LotteryOffer, { secondGameCode }: SlipLine) =>
  stations?.find(({ gameCode }) => gameCode === secondGameCode);

export type LineFault =
  | 'not_known'
  | 'at_rest'
  | 'not_offered'
  | 'no_station'
  | 'no_odds'
  | 'too_dear';

/** Why a line cannot be placed as it is; undefined where it can. @param game of the line; undefined until it is known */
export function lineFault(game: LotteryOffer | undefined, line: SlipLine): LineFault | undefined {
  if (game === undefined) return 'not_known';
  if (game.maintenance) return 'at_rest';
  const found = countLine(game, line);
  if (found === null) return 'not_offered';
  if (line.secondGameCode !== undefined && game.stations && !secondOf(game, line)?.closesAt) {
    return 'no_station';
  }
  if (!playAt(game, line.play, levelOf(game, line))) return 'no_odds';
  return found.costMinor > BigInt(game.limits.mostLineMinor) ? 'too_dear' : undefined;
}
