import type { Sealed } from '../slip/order.ts';
import type { PlaceFailure } from './place-failure.ts';

/** What was placed, and what the operator answered. */
export interface Placed<Order, Answer> {
  readonly order: Sealed<Order>;
  readonly answer: Answer;
}

/** The order on the sheet: being confirmed, or why it failed. */
export interface Asked<Order, Own> {
  readonly order: Order;
  readonly failure: PlaceFailure<Sealed<Order>, Own> | null;
}

/** The way of an order from the press to its receipt. @typeParam Wanted what a press asks to place */
export interface Placing<Wanted, Order, Answer, Own> {
  readonly asked: Asked<Order, Own> | null;
  readonly placed: Placed<Order, Answer> | null;
  /** Sent, and not answered. */
  readonly sent: Sealed<Order> | null;
  readonly busy: boolean;
  readonly ask: (wanted: Wanted) => void;
  /** @param totalMinor that the member agrees to; what they were shown without it */
  readonly place: (totalMinor?: string) => void;
  readonly askAgain: () => void;
  /** The same order at what is on sale now. */
  readonly goOn: () => void;
  readonly close: () => void;
}
