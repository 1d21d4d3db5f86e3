/**
 * Orders: requests that take several steps to complete, such as a deposit or a withdrawal. Each kind has
 * a pure rule, which says what an event makes of an order in whatever state it is and however often the event comes; and
 * `transition` is the only way in which an order changes. A new kind brings its rule and where its rows, steps and notices
 * are written.
 */

/** What an event makes of an order: all of it, decided before anything is done. */
export interface Change<Order, Money, Step, Notice> {
  /** What moves in the books; null where nothing does. */
  readonly money: Money | null;
  readonly values: Partial<Order>;
  /** The line of the order's log. */
  readonly step: Step;
  /** What the account that it belongs to is told; null where that is nothing new. */
  readonly notice: Notice | null;
}

export type Decision<TheChange, Refusal> =
  | { readonly kind: 'change'; readonly change: TheChange }
  /** Nothing is to be done: it was done before, or it comes too late to matter. */
  | { readonly kind: 'stay' }
  /** The act is refused: the order is in another state, or the act asks for more than the order allows. */
  | { readonly kind: 'refused'; readonly because: Refusal };

/** One kind of order. `Work` is the transaction that changes one, the moment, and who does it. */
export interface OrderKind<Work, Order, Event, Money, Step, Notice, Refusal> {
  /** Pure. */
  readonly decide: (
    order: Order,
    event: Event,
    at: Date,
  ) => Decision<Change<Order, Money, Step, Notice>, Refusal>;
  /** Its keys are made of the order, so that whatever is asked for twice moves once. */
  readonly post: (work: Work, order: Order, money: Money) => Promise<void>;
  readonly write: (work: Work, order: Order, values: Partial<Order>) => Promise<void>;
  readonly log: (work: Work, order: Order, step: Step) => Promise<void>;
  readonly notify: (work: Work, order: Order, notice: Notice) => Promise<void>;
}

/** The order as it stands now, and what was decided. */
export interface Outcome<Order, Refusal> {
  readonly order: Order;
  readonly decision: Decision<unknown, Refusal>;
}

/**
 * Brings an order on by what has happened: the books, the row, its log and its notice, all in the transaction of the work.
 * The caller holds the row locked, so that of two who meet the second finds what the first has left.
 */
export async function transition<
  Work extends { readonly now: Date },
  Order,
  Event,
  Money,
  Step,
  Notice,
  Refusal,
>(
  kind: OrderKind<Work, Order, Event, Money, Step, Notice, Refusal>,
  work: Work,
  order: Order,
  event: Event,
): Promise<Outcome<Order, Refusal>> {
  const decision = kind.decide(order, event, work.now);
  if (decision.kind !== 'change') return { decision, order };
  const { money, values, step, notice } = decision.change;
  const changed = { ...order, ...values };
  // With the values of the change: what is booked of a payment names it.
  if (money !== null) await kind.post(work, changed, money);
  await kind.write(work, changed, values);
  await kind.log(work, changed, step);
  if (notice !== null) await kind.notify(work, changed, notice);
  return { decision, order: changed };
}
