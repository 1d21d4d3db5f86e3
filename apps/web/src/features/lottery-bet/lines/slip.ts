import { MOST_SLIP_LINES } from '@palpite/contract/lottery-bet.ts';
import * as v from 'valibot';
import { type Kept, kept } from '../../../lib/kept.ts';
import { type SentOrder, sentOrder } from './sent-order.ts';
import { chaseSettings, gamesOf, merged, type SlipLine, slipLine } from './slip-line.ts';

/** A slip, and what of it is on its way to the operator. One for each name that plays in this browser. */

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
export type SlipState = v.InferOutput<typeof slipState>;

const NO_SLIP: SlipState = {
  lines: [],
  chase: null,
  numeros: {},
  missed: [],
  editing: null,
};

export interface SlipOwner {
  readonly brandCode: string;
  /** Empty for a visitor. */
  readonly username: string;
}

export interface Slip {
  readonly state: Kept<SlipState>;
  /** What was sent and not answered: sealed until it is. */
  readonly sent: Kept<SentOrder | null>;
}

const keyOf = (of: 'lotterySlip' | 'lotterySent', { brandCode, username }: SlipOwner) =>
  `${of}:${brandCode}:${username}`;

export function openSlip(owner: SlipOwner): Slip {
  return {
    state: kept(keyOf('lotterySlip', owner), slipState, NO_SLIP),
    sent: kept(keyOf('lotterySent', owner), v.nullable(sentOrder), null),
  };
}

/** Lines that were chosen before the login go on in the slip of the name that has logged in. */
export function adoptVisitorsLines(slip: Slip, owner: SlipOwner): void {
  const visitors = openSlip({ ...owner, username: '' }).state;
  visitors.load();
  const { lines } = visitors.store.getState();
  if (lines.length === 0) return;
  visitors.set(NO_SLIP);
  changeLines(slip, (own) => [...own, ...lines].slice(0, MOST_SLIP_LINES));
}

export function changeSlip({ state }: Slip, change: Partial<SlipState>): void {
  if (!state.isLoaded()) state.load();
  const next = { ...state.store.getState(), ...change };
  // Without lines nothing is chased, and no issue was missed.
  state.set(next.lines.length === 0 ? NO_SLIP : { ...next, ...ofGames(next) });
}

/** What is kept of the lotteries that still have lines. */
function ofGames({ lines, numeros, missed }: SlipState): Pick<SlipState, 'numeros' | 'missed'> {
  const games = gamesOf(lines);
  return {
    numeros: Object.fromEntries(Object.entries(numeros).filter(([code]) => games.includes(code))),
    missed: missed.filter(({ gameCode }) => games.includes(gameCode)),
  };
}

export function changeLines(
  slip: Slip,
  change: (lines: readonly SlipLine[]) => readonly SlipLine[],
): void {
  changeSlip(slip, { lines: [...change(slip.state.store.getState().lines)] });
}

export const dropLines = (slip: Slip, ids: readonly string[]): void =>
  changeLines(slip, (lines) => lines.filter(({ id }) => !ids.includes(id)));

export const mergeLine = (slip: Slip, line: SlipLine): void =>
  changeLines(slip, (lines) => merged(lines, line));

/** Puts each line in the place of the one with its id, or at the end. */
export const putLines = (slip: Slip, put: readonly SlipLine[]): void =>
  changeLines(slip, (lines) => {
    const known = new Set(lines.map(({ id }) => id));
    const changed = new Map(put.map((line) => [line.id, line]));
    return [
      ...lines.map((line) => changed.get(line.id) ?? line),
      ...put.filter(({ id }) => !known.has(id)),
    ];
  });
