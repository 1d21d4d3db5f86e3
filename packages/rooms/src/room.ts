import type { RandomSource } from '@palpite/domain/random-words.ts';

/** What rules get with each step. The same step gets the same again, in whichever process it is done once more. */
export interface Given {
  /**
   * The room's time in milliseconds: when the act was written, or when the tick was due. It never goes back, and it is not
   * the present: a room that nothing led for a while goes through what it missed at the times at which it was due.
   */
  readonly now: number;
  /** Drawn from a secret of the host, so that no copy of the database predicts it. */
  readonly random: RandomSource;
}

/** What a step leaves behind. */
export interface Step<State, Answer> {
  readonly state: State;
  /** For the seat that acted. A refusal is an answer too. */
  readonly answer: Answer;
  /** For the room's `effect`, in the transaction of the state. */
  readonly effects?: readonly unknown[];
}

/** What is sent of a room: fields, of which those that changed are sent again. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * The rules of a kind of room. All of them are pure, and all that they take and return is JSON: a leader goes on from what it
 * has written, so `undefined`, dates and maps do not survive.
 */
export interface Room<State, Seat, Act, View extends Fields = Fields, Answer = unknown> {
  /** Names the rules in rows. */
  readonly kind: string;
  /**
   * A database function `(room text, effects jsonb) returns void`, with its schema, for effects such as payouts. It runs in the
   * statement that writes the state. It must not refuse: a seat's money is held with the act (`write`), before.
   */
  readonly effect?: string;
  init(given: Given): State;
  join(state: State, seat: string, as: Seat, given: Given): Step<State, Answer>;
  act(state: State, seat: string, act: Act, given: Given): Step<State, Answer>;
  leave(state: State, seat: string, given: Given): Step<State, Answer>;
  /** Runs once `due` has come, and moves it on. */
  tick(state: State, given: Given): Omit<Step<State, Answer>, 'answer'>;
  /** When the next tick is due, in milliseconds; null while the room waits for acts alone, or for ever. */
  due(state: State): number | null;
  /** The seats that see more than everyone does. */
  seats(state: State): readonly string[];
  /** What everyone sees; with a seat, what it sees in addition. Always the same fields. Nothing else of the state is sent. */
  view(state: State, seat: string | null): View;
}

/** Rules of any kind, as the package runs them. What they get has come from rows that they wrote. */
export type AnyRoom = Room<unknown, unknown, unknown>;

/** What a seat does. The same key is the same act, for as long as acts are kept. */
export type Entry<Seat, Act> = { readonly seat: string; readonly key: string } & (
  | { readonly join: Seat }
  | { readonly act: Act }
  | { readonly leave: true }
);

/** A change of what a room shows, after its commit. */
export interface Frame {
  readonly kind: string;
  readonly room: string;
  /** Whose; null for everyone's. */
  readonly seat: string | null;
  /** The lead that it is of, and the room's version. Of two frames the one with the higher pair is the later one. */
  readonly fence: number;
  readonly version: number;
  /** The fields that changed; all of them in the first frame of a lead and of a seat. */
  readonly patch: Fields;
  readonly whole: boolean;
}

/** Where frames go. Only the last value of a field counts, so they may be lost, conflated and doubled on the way. */
export interface Frames {
  publish(frame: Frame): void;
  /** This process publishes no more of it: of a room that another leads, or of a seat that has left. */
  end(of: Pick<Frame, 'kind' | 'room' | 'seat'>): void;
}
