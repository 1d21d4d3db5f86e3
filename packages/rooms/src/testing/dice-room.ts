import type { Room, Step } from '../room.ts';

/** A room for tests: seats guess a die in secret, and each roll pays who guessed it. */

/** So few that a handful of guesses has one that is paid. */
export const SIDES = 2;

export interface DiceState {
  readonly seats: readonly DiceSeat[];
  readonly rolls: number;
  readonly rollAt: number | null;
  readonly die: number | null;
  /** The next roll fails. */
  readonly jammed: boolean;
}

interface DiceSeat {
  readonly seat: string;
  readonly name: string;
  readonly guess: number | null;
  readonly guesses: number;
  readonly won: number;
}

export type DiceAct =
  | { readonly guess: number }
  | { readonly fail: true }
  | { readonly jam: boolean };

export type DiceAnswer =
  | { readonly at: number; readonly guesses: number }
  | { readonly refused: 'seated' | 'not_seated' };

export type DiceRoom = Room<DiceState, { readonly name: string }, DiceAct, DiceView, DiceAnswer>;
type DiceView = Readonly<Record<string, unknown>>;

export const ROLL_MILLISECONDS = 10_000;

/** @param effect the database function that pays */
export const diceRoom = (
  kind = 'dice',
  {
    effect,
    rollMilliseconds = ROLL_MILLISECONDS,
  }: { effect?: string; rollMilliseconds?: number | undefined } = {},
): DiceRoom => ({
  kind,
  effect,
  init: () => ({ seats: [], rolls: 0, rollAt: null, die: null, jammed: false }),
  join(state, seat, { name }, { now }) {
    if (find(state, seat)) return refuse(state, 'seated');
    const added: DiceSeat = { seat, name, guess: null, guesses: 0, won: 0 };
    const rollAt = state.rollAt ?? now + rollMilliseconds;
    return {
      state: { ...state, seats: [...state.seats, added], rollAt },
      answer: { at: now, guesses: 0 },
    };
  },
  act(state, seat, act, { now }) {
    if ('fail' in act) throw new Error('this act fails');
    const own = find(state, seat);
    if (!own) return refuse(state, 'not_seated');
    if ('jam' in act)
      return { state: { ...state, jammed: act.jam }, answer: { at: now, guesses: 0 } };
    const next = { ...own, guess: act.guess, guesses: own.guesses + 1 };
    return {
      state: { ...state, seats: state.seats.map((each) => (each === own ? next : each)) },
      answer: { at: now, guesses: next.guesses },
    };
  },
  leave(state, seat, { now }) {
    const own = find(state, seat);
    if (!own) return refuse(state, 'not_seated');
    const seats = state.seats.filter((each) => each !== own);
    return {
      state: { ...state, seats, rollAt: seats.length === 0 ? null : state.rollAt },
      answer: { at: now, guesses: own.guesses },
    };
  },
  tick(state, { random }) {
    if (state.jammed) throw new Error('this tick fails');
    const die = random.below(SIDES) + 1;
    const winners = state.seats.filter((each) => each.guess === die);
    return {
      state: {
        seats: state.seats.map((each) => ({
          ...each,
          guess: null,
          won: each.won + (each.guess === die ? 1 : 0),
        })),
        rolls: state.rolls + 1,
        rollAt: (state.rollAt ?? 0) + rollMilliseconds,
        die,
        jammed: false,
      },
      effects: winners.map(({ seat }) => ({ seat, roll: state.rolls + 1 })),
    };
  },
  due: (state) => state.rollAt,
  seats: (state) => state.seats.map(({ seat }) => seat),
  view,
});

const find = ({ seats }: DiceState, seat: string) => seats.find((each) => each.seat === seat);

const refuse = (
  state: DiceState,
  refused: 'seated' | 'not_seated',
): Step<DiceState, DiceAnswer> => ({ state, answer: { refused } });

function view(state: DiceState, seat: string | null): DiceView {
  if (seat !== null) return { guess: find(state, seat)?.guess ?? null };
  const { rolls, die, rollAt, seats } = state;
  return {
    rolls,
    die,
    rollAt,
    won: Object.fromEntries(seats.map(({ name, won }) => [name, won])),
  };
}
