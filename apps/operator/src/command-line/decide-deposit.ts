import { advance, lockOrder } from '../deposit/deposit-orders.ts';
import type { OrderRow } from '../deposit/order.ts';
import type { DepositEvent } from '../deposit/deposit-state.ts';
import { isTakenBack } from '../deposit/taken-back.ts';
import { depositOrderNumber } from '../record/order-number.ts';
import { stakesIn } from '../vendor/stakes-in.ts';
import { type CommandCall, CommandError, textOption } from './command.ts';
import { orderId, statusText } from './deposit-show.ts';

/** What the commands do to a deposit, held: of two at once the second finds what the first has left. */

/**
 * Brings the order that is named first on, by the operator.
 * @param eventsOf what happens to it, one after the other in one transaction; it may refuse with a CommandError
 * @throws CommandError where its status does not allow it
 */
export async function decideDeposit(
  call: CommandCall,
  eventsOf: (order: OrderRow) => readonly DepositEvent[],
  note: string,
): Promise<OrderRow> {
  const { services } = call;
  const id = orderId(call);
  return call.inTransaction(async ({ tx, client }) => {
    const work = { tx, client, services, now: services.now(), own: { stakesIn } };
    const found = await lockOrder(tx, id);
    if (found === undefined) throw new CommandError(`Deposit D${id} not found.`);
    const takenBack = await isTakenBack(tx, found);
    const by = { actor: 'operator', note: note.slice(0, 500) } as const;
    let order = found;
    for (const event of eventsOf(found)) {
      if (takenBack && NEEDS_MONEY.has(event.kind)) {
        throw new CommandError(
          `${depositOrderNumber(id)} has no money: its provider reversed payment ${order.paymentId}.`,
        );
      }
      const { decision, order: changed } = await advance(work, order, event, by);
      if (decision.kind === 'refused') throw refusalOf(order, event);
      order = changed;
    }
    return order;
  });
}

/** What needs the money that came to be there still. */
const NEEDS_MONEY: ReadonlySet<DepositEvent['kind']> = new Set(['approved', 'refund-begun']);

function refusalOf(order: OrderRow, { kind }: DepositEvent): CommandError {
  const stands = `${depositOrderNumber(order.id)} is ${statusText(order)}`;
  return new CommandError(
    kind === 'refund-begun'
      ? `${stands}: only money received for a deposit in review or refused can be refunded, once.`
      : kind === 'refund-paid' || kind === 'refund-failed'
        ? `${stands}: no refund is in progress.`
        : `${stands}: it can no longer be decided.`,
  );
}

/** `--amount` in minor units; undefined where it is not given. @throws CommandError for what is no amount */
export function amountOption(call: CommandCall, { currency }: OrderRow): bigint | undefined {
  const given = textOption(call, 'amount');
  if (given === undefined) return undefined;
  if (!/^[1-9]\d{0,14}$/.test(given)) {
    throw new CommandError(`--amount must be in minor units of ${currency}, such as 5000.`);
  }
  return BigInt(given);
}
