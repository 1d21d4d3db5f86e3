import { useMutation } from '@tanstack/react-query';
import type { Outcome as ActOutcome } from '../../../lib/act/lost-answer.ts';
import type { Kept } from '../../../lib/kept.ts';
import { type Services, useServices } from '../../../lib/services.ts';
import type { BetLine, BetOrder, Sealed } from '../slip/order.ts';
import { changeSlip, dropLines, type Slip, type SlipState } from '../slip/slip.ts';
import type { PlaceFailure } from './place-failure.ts';
import type { Asked, Placed } from './placing.ts';

/** What sends the orders of a product and reads their answers. @typeParam Own failures of the product alone */
export interface Sender<Order, Answer, Own> {
  readonly send: (services: Services, order: Sealed<Order>) => Promise<Answer>;
  /** What an error says of the act. */
  readonly outcomeOf: (error: unknown, order: Order, mayBePlaced: boolean) => ActOutcome;
  readonly failureOf: (error: unknown) => PlaceFailure<never, Own>;
  /** Asks again for what explains a refusal: the page's own figures are out of date. */
  readonly refreshOffer: (services: Services) => void;
}

/** Its code comes with the sheet that asks whether to; asked for again, it is there. */
export type LoadSender<Order, Answer, Own> = () => Promise<{
  readonly sender: Sender<Order, Answer, Own>;
}>;

interface Sending<L extends BetLine, S extends SlipState<L>, O extends BetOrder<L>> {
  readonly slip: Slip<L, S, O>;
  readonly order: Sealed<O>;
  /** It was sent before, and its answer was lost. */
  readonly mayBePlaced: boolean;
}

interface Outcome<Order, Answer, Own> {
  readonly load: LoadSender<Order, Answer, Own>;
  readonly onPlaced: (placed: Placed<Order, Answer>) => void;
  readonly onFailed: (asked: Asked<Order, Own>) => void;
}

/** Sends sealed orders, and breaks the seal when their answer is known. */
export function useSending<
  L extends BetLine,
  S extends SlipState<L>,
  O extends BetOrder<L>,
  Answer,
  Own,
>({ load, onPlaced, onFailed }: Outcome<O, Answer, Own>) {
  const services = useServices();
  // Of the mutation and not of its call: the answer counts where the page has gone on, too.
  return useMutation({
    mutationFn: async ({ order }: Sending<L, S, O>) => {
      const { sender } = await load();
      return sender.send(services, order);
    },
    onSuccess(answer, { slip, order }) {
      clear(slip, order);
      onPlaced({ order, answer });
    },
    async onError(error, { slip, order, mayBePlaced }) {
      const { sender } = await load().catch(() => ({ sender: null }));
      const outcome = sender?.outcomeOf(error, order, mayBePlaced);
      // Where its code did not come, nothing was sent: the order is asked for again like one whose answer was lost.
      if (!sender || outcome === 'unknown') {
        onFailed({ order, failure: { kind: 'lost', error, order } });
        return;
      }
      if (outcome === 'done') {
        clear(slip, order);
        onFailed({ order, failure: { kind: 'placed' } });
        return;
      }
      unseal(slip, order);
      const failure = sender.failureOf(error);
      if (failure.kind !== 'funds') sender.refreshOffer(services);
      onFailed({ order, failure });
    },
  });
}

/** Breaks the seal of an order that was placed, and lets its lines leave the slip. */
function clear<L extends BetLine, S extends SlipState<L>, O extends BetOrder<L>>(
  slip: Slip<L, S, O>,
  order: Sealed<O>,
): void {
  if (!unseal(slip, order) || order.from !== 'slip') return;
  dropLines(
    slip,
    order.lines.map(({ id }) => id),
  );
  changeSlip(slip, slip.kind.placed);
}

/**
 * Breaks the seal of an order. Another tab may have done so, and sealed the next one.
 * @returns whether it was sealed
 */
function unseal<Order extends { readonly key: string }>(
  { sent }: { readonly sent: Kept<Order | null> },
  { key }: Order,
): boolean {
  if (sent.store.getState()?.key !== key) return false;
  sent.set(null);
  return true;
}
