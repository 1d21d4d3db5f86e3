/**
 * Orders: requests that take several steps to complete, such as a deposit or a withdrawal. Each kind has a pure rule,
 * which decides the effect of an event on an order in any state and however often the event comes; `transition` is the
 * only way in which an order changes. A new kind provides its rule and where its rows, steps and notices are written.
 */

/** The full effect of an event on an order, decided before anything is done. */
export interface Change<Order, Money, Step, Notice> {
  /** The money to post; null for none. */
  readonly money: Money | null;
  readonly values: Partial<Order>;
  /** The line of the order's log. */
  readonly step: Step;
  /** The notice for the order's account; null for none. */
  readonly notice: Notice | null;
}

export type Decision<TheChange, Refusal> =
  | { readonly kind: 'change'; readonly change: TheChange }
  /** Nothing to do: it was done before, or it comes too late to matter. */
  | { readonly kind: 'stay' }
  /** The act is refused: the order is in another state, or the act exceeds what the order allows. */
  | { readonly kind: 'refused'; readonly because: Refusal };

/** One kind of order. `Work` is the transaction that changes one, the time, and the actor. */
export interface OrderKind<Work, Order, Event, Money, Step, Notice, Refusal> {
  /** Pure. */
  readonly decide: (
    order: Order,
    event: Event,
    at: Date,
  ) => Decision<Change<Order, Money, Step, Notice>, Refusal>;
  /** Its keys are made of the order, so that a repeat moves money once. */
  readonly post: (work: Work, order: Order, money: Money) => Promise<void>;
  readonly write: (work: Work, order: Order, values: Partial<Order>) => Promise<void>;
  readonly log: (work: Work, order: Order, step: Step) => Promise<void>;
  readonly notify: (work: Work, order: Order, notice: Notice) => Promise<void>;
  /**
   * Emits the change. An event that readers add up follows from the money, which moves once however often an order enters a
   * state; a status may come back.
   */
  readonly announce: (work: Work, order: Order, money: Money | null) => Promise<void>;
}

/** The current order, and the decision. */
export interface Outcome<Order, Refusal> {
  readonly order: Order;
  readonly decision: Decision<unknown, Refusal>;
}

/**
 * Makes an order's transition for an event: the ledger, the row, its log, its notice and its event, all in the transaction of the
 * work. The caller holds the row's lock, so that of two concurrent events the second sees the first one's result.
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
  // With the values of the change, since the posting of a payment names it.
  if (money !== null) await kind.post(work, changed, money);
  await kind.write(work, changed, values);
  await kind.log(work, changed, step);
  if (notice !== null) await kind.notify(work, changed, notice);
  await kind.announce(work, changed, money);
  return { decision, order: changed };
}
