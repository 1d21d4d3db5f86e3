import type { BodyInput } from '@palpite/contract/endpoint.ts';
import type { lotteryPlaceSlip } from '@palpite/contract/lottery-bet.ts';
import type { lotteryPlaceChase } from '@palpite/contract/lottery-chase.ts';
import * as v from 'valibot';
import { chaseSettings, type SlipLine, slipLine } from '../slip/slip-line.ts';

/** What a member has confirmed: lines of the slip, or one line from the board. */
const placeOrder = v.object({
  /** The issue of each lottery that was on sale when it was confirmed. */
  numeros: v.record(v.string(), v.string()),
  lines: v.pipe(v.array(slipLine), v.minLength(1)),
  chase: v.nullable(chaseSettings),
  /** Of each issue of the chase; empty without one. */
  multiples: v.array(v.number()),
  totalMinor: v.string(),
  /** Lines of the slip leave it once they are placed. */
  from: v.picklist(['slip', 'board']),
});
export type PlaceOrder = v.InferOutput<typeof placeOrder>;

/**
 * An order on its way. It is stored before it is sent, and sent again unchanged until it is answered: the key makes it one
 * act, so that a lost answer never bets twice.
 */
export const sentOrder = v.object({ ...placeOrder.entries, key: v.string() });
export type SentOrder = v.InferOutput<typeof sentOrder>;

const chasedLine = ({ play, selection, unitMinor, prizeLevel }: SlipLine) => ({
  play,
  selection,
  unitMinor,
  prizeLevel,
});

export function slipBody(order: PlaceOrder): BodyInput<typeof lotteryPlaceSlip> {
  const { numeros, lines, totalMinor } = order;
  return {
    lines: lines.map((line) => ({
      gameCode: line.gameCode,
      numero: numeros[line.gameCode] ?? '',
      ...chasedLine(line),
      secondGameCode: line.secondGameCode,
    })),
    totalMinor,
  };
}

export function chaseBody(order: PlaceOrder): BodyInput<typeof lotteryPlaceChase> {
  const { numeros, lines, multiples, totalMinor, chase } = order;
  // A slip of several lotteries is not chased, and none with a bet at two stations.
  const [[gameCode, numero] = ['', '']] = Object.entries(numeros);
  return {
    gameCode,
    numero,
    lines: lines.map(chasedLine),
    multiples,
    stopOnWin: chase?.stopOnWin ?? false,
    totalMinor,
  };
}
