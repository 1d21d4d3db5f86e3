import * as v from 'valibot';

/** A line of a slip, of any product. */
export interface BetLine {
  /** Of this browser alone. */
  readonly id: string;
}

/** What a member has confirmed: lines of the slip, or lines that go past it. */
export interface BetOrder<Line extends BetLine = BetLine> {
  readonly lines: readonly Line[];
  /** What was shown, and what may be taken. */
  readonly totalMinor: string;
  /** Lines of the slip leave it once they are placed. */
  readonly from: 'slip' | 'board';
}

/**
 * An order on its way. It is stored before it is sent, and sent again unchanged until it is answered: the key makes it one
 * act, so that a lost answer never bets twice.
 */
export type Sealed<Order> = Order & { readonly key: string };

/** What every order is stored with; a product adds its own. */
export const orderEntries = <Line extends v.GenericSchema>(line: Line) => ({
  lines: v.pipe(v.array(line), v.minLength(1)),
  totalMinor: v.string(),
  from: v.picklist(['slip', 'board']),
});
