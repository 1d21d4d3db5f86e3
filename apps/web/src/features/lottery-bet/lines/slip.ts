import { MOST_SLIP_LINES } from '@palpite/contract/lottery-bet.ts';
import * as v from 'valibot';
import { useStore } from 'zustand';
import { orderEntries } from '../../../parts/bet/slip/order.ts';
import { type Slip as BetSlip, changeLines, type SlipKind } from '../../../parts/bet/slip/slip.ts';
import { useIsSealed } from '../../../parts/bet/slip/use-slip.ts';
import { chaseSettings, gamesOf, merged, type SlipLine, slipLine } from './slip-line.ts';

const slipState = v.object({
  lines: v.pipe(v.array(slipLine), v.maxLength(MOST_SLIP_LINES)),
  chase: v.nullable(chaseSettings),
  /** The issue that it is for, of each of its lotteries of which one was seen. */
  numeros: v.record(v.string(), v.string()),
  /** Issues that closed before it was placed, until its reader knows. */
  missed: v.array(v.object({ gameCode: v.string(), numero: v.string() })),
  /** A line that is to be changed on the board of its lottery, which is another page; null once it is there. */
  editing: v.nullable(v.string()),
});
export interface SlipState extends Omit<v.InferOutput<typeof slipState>, 'lines'> {
  readonly lines: readonly SlipLine[];
}

const placeOrder = v.object({
  ...orderEntries(slipLine),
  /** The issue of each lottery that was on sale when it was confirmed. */
  numeros: v.record(v.string(), v.string()),
  chase: v.nullable(chaseSettings),
  /** Of each issue of the chase; empty without one. */
  multiples: v.array(v.number()),
});
/** What a member has confirmed: lines of the slip, or lines from the board. */
export interface PlaceOrder extends Omit<v.InferOutput<typeof placeOrder>, 'lines'> {
  readonly lines: readonly SlipLine[];
}

export type Slip = BetSlip<SlipLine, SlipState, PlaceOrder>;

export const LOTTERY_SLIPS: SlipKind<SlipLine, SlipState, PlaceOrder> = {
  name: 'lottery',
  state: slipState,
  sent: v.object({ ...placeOrder.entries, key: v.string() }),
  none: { lines: [], chase: null, numeros: {}, missed: [], editing: null },
  mostLines: MOST_SLIP_LINES,
  // What is kept of the lotteries that still have lines.
  tidy(state) {
    const games = gamesOf(state.lines);
    const numeros = Object.entries(state.numeros).filter(([code]) => games.includes(code));
    return {
      ...state,
      numeros: Object.fromEntries(numeros),
      missed: state.missed.filter(({ gameCode }) => games.includes(gameCode)),
    };
  },
  placed: (state) => ({ ...state, chase: null }),
};

export const mergeLine = (slip: Slip, line: SlipLine): void =>
  changeLines(slip, (lines) => merged(lines, line));

/** Whether lines of the slip wait for the sale of a lottery. What is sent and not answered may be placed: it does not wait. */
export function useWaitingLines(slip: Slip, gameCode: string): boolean {
  const isSealed = useIsSealed(slip);
  const hasLines = useStore(slip.state.store, ({ lines }) =>
    lines.some((line) => line.gameCode === gameCode || line.secondGameCode === gameCode),
  );
  return hasLines && !isSealed;
}
