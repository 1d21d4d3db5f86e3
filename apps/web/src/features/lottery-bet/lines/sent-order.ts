import * as v from 'valibot';
import { chaseSettings, slipLine } from './slip-line.ts';

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
