import { type GenericSchema, nullable } from 'valibot';
import { type Kept, kept } from '../../../lib/kept.ts';
import type { BetLine, BetOrder, Sealed } from './order.ts';

/** A slip, and what of it is on its way to the operator. One for each product and name that plays in this browser. */

export interface SlipState<Line extends BetLine> {
  readonly lines: readonly Line[];
}

/** What the slips of a product are: their lines, what is kept beside those, their orders. */
export interface SlipKind<
  Line extends BetLine,
  State extends SlipState<Line>,
  Order extends BetOrder<Line>,
> {
  /** What its keys in the browser's storage begin with. */
  readonly name: string;
  readonly state: GenericSchema<unknown, State>;
  readonly sent: GenericSchema<unknown, Sealed<Order>>;
  /** Without lines. */
  readonly none: State;
  readonly mostLines: number;
  /** What is kept beside the lines that there are. */
  readonly tidy: (state: State) => State;
  /** What becomes of a slip whose lines were placed. */
  readonly placed: (state: State) => State;
}

export interface Slip<
  Line extends BetLine,
  State extends SlipState<Line>,
  Order extends BetOrder<Line>,
> {
  readonly kind: SlipKind<Line, State, Order>;
  readonly state: Kept<State>;
  /** What was sent and not answered: sealed until it is. */
  readonly sent: Kept<Sealed<Order> | null>;
}

export interface SlipOwner {
  readonly brandCode: string;
  /** Empty for a visitor. */
  readonly username: string;
}

export function openSlip<L extends BetLine, S extends SlipState<L>, O extends BetOrder<L>>(
  kind: SlipKind<L, S, O>,
  { brandCode, username }: SlipOwner,
): Slip<L, S, O> {
  const key = (of: 'Slip' | 'Sent') => `${kind.name}${of}:${brandCode}:${username}`;
  return {
    kind,
    state: kept(key('Slip'), kind.state, kind.none),
    sent: kept(key('Sent'), nullable(kind.sent), null),
  };
}

/** Lines that were chosen before the login go on in the slip of the name that has logged in. */
export function adoptVisitorsLines<
  L extends BetLine,
  S extends SlipState<L>,
  O extends BetOrder<L>,
>(slip: Slip<L, S, O>, owner: SlipOwner): void {
  const visitors = openSlip(slip.kind, { ...owner, username: '' }).state;
  visitors.load();
  const { lines } = visitors.store.getState();
  if (lines.length === 0) return;
  visitors.set(slip.kind.none);
  addLines(slip, lines);
}

export function changeSlip<L extends BetLine, S extends SlipState<L>, O extends BetOrder<L>>(
  { kind, state }: Slip<L, S, O>,
  change: (before: S) => S,
): void {
  if (!state.isLoaded()) state.load();
  const next = change(state.store.getState());
  state.set(next.lines.length === 0 ? kind.none : kind.tidy(next));
}

export const changeLines = <L extends BetLine, S extends SlipState<L>, O extends BetOrder<L>>(
  slip: Slip<L, S, O>,
  change: (lines: readonly L[]) => readonly L[],
): void => changeSlip(slip, (state) => ({ ...state, lines: change(state.lines) }));

/** At the end, as far as there is room. */
export const addLines = <L extends BetLine, S extends SlipState<L>, O extends BetOrder<L>>(
  slip: Slip<L, S, O>,
  added: readonly L[],
): void => changeLines(slip, (lines) => [...lines, ...added].slice(0, slip.kind.mostLines));

export const dropLines = <L extends BetLine, S extends SlipState<L>, O extends BetOrder<L>>(
  slip: Slip<L, S, O>,
  ids: readonly string[],
): void => changeLines(slip, (lines) => lines.filter(({ id }) => !ids.includes(id)));

/** Puts each line in the place of the one with its id, or at the end. */
export const putLines = <L extends BetLine, S extends SlipState<L>, O extends BetOrder<L>>(
  slip: Slip<L, S, O>,
  put: readonly L[],
): void =>
  changeLines(slip, (lines) => {
    const known = new Set(lines.map(({ id }) => id));
    const changed = new Map(put.map((line) => [line.id, line]));
    return [
      ...lines.map((line) => changed.get(line.id) ?? line),
      ...put.filter(({ id }) => !known.has(id)),
    ];
  });
