import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../lib/services.ts';
import { refreshBets, refreshGame } from '../lines/refresh.ts';
import type { SentOrder } from '../lines/sent-order.ts';
import { changeSlip, dropLines, type Slip } from '../lines/slip.ts';
import type { Asked, Placed } from './placing.ts';

/** Asked for again, it is there. */
export const loadSending = () => import('./send-order.ts');

interface Sending {
  readonly slip: Slip;
  readonly order: SentOrder;
  /** It was sent before, and its answer was lost. */
  readonly mayBePlaced: boolean;
}

interface Outcome {
  readonly onPlaced: (placed: Placed) => void;
  readonly onFailed: (asked: Asked) => void;
}

/** Sends sealed orders, and breaks the seal when their answer is known. */
export function useSending({ onPlaced, onFailed }: Outcome) {
  const services = useServices();
  // Of the mutation and not of its call: the answer counts where the page has gone on, too.
  return useMutation({
    mutationFn: async (sending: Sending) =>
      (await loadSending()).sendOrder(services, sending.order),
    onSuccess(answer, { slip, order }) {
      if (unseal(slip, order) && order.from === 'slip') {
        dropLines(
          slip,
          order.lines.map(({ id }) => id),
        );
        changeSlip(slip, { chase: null });
      }
      refreshBets(services);
      onPlaced({ ...answer, order });
    },
    async onError(error, { slip, order, mayBePlaced }) {
      refreshBets(services);
      // Where it did not come, nothing was sent: the order is asked for again like one whose answer was lost.
      const sending = await loadSending().catch(() => null);
      if (!sending?.isDecided(error, mayBePlaced)) {
        onFailed({ order, failure: { kind: 'lost', error, order } });
        return;
      }
      unseal(slip, order);
      const failure = sending.failureOf(error);
      // The page's own figures are out of date.
      if (failure.kind !== 'funds') refreshGame(services);
      onFailed({ order, failure });
    },
  });
}

/**
 * Breaks the seal of an order. Another tab may have done so, and sealed the next one.
 * @returns whether it was sealed
 */
function unseal({ sent }: Slip, { key }: SentOrder): boolean {
  if (sent.store.getState()?.key !== key) return false;
  sent.set(null);
  return true;
}
