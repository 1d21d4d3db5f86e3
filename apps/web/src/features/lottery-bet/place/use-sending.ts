import { lotteryPlaceSlip } from '@palpite/contract/lottery-bet.ts';
import { lotteryPlaceChase } from '@palpite/contract/lottery-chase.ts';
import { useMutation } from '@tanstack/react-query';
import { type Services, useServices } from '../../../lib/services.ts';
import { refreshBets, refreshGame } from '../refresh.ts';
import { changeSlip, dropLines, type Slip } from '../slip/slip.ts';
import { failureOf, isDecided } from './place-failure.ts';
import type { Asked, Placed } from './placing.ts';
import { chaseBody, type SentOrder, slipBody } from './sent-order.ts';

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
    mutationFn: (sending: Sending) => send(services, sending.order),
    onSuccess(answer, { slip, order }) {
      slip.sent.set(null);
      if (order.from === 'slip') {
        dropLines(
          slip,
          order.lines.map(({ id }) => id),
        );
        changeSlip(slip, { chase: null });
      }
      refreshBets(services);
      onPlaced({ ...answer, order });
    },
    onError(error, { slip, order, mayBePlaced }) {
      refreshBets(services);
      if (!isDecided(error, mayBePlaced)) {
        onFailed({ order, failure: { kind: 'lost', error } });
        return;
      }
      slip.sent.set(null);
      const failure = failureOf(error);
      // The page's own figures are out of date.
      if (failure.kind !== 'funds') refreshGame(services);
      onFailed({ order, failure });
    },
  });
}

async function send({ client }: Services, order: SentOrder): Promise<Omit<Placed, 'order'>> {
  const idempotencyKey = order.key;
  if (order.chase) {
    const body = chaseBody(order);
    return { ...(await client.call(lotteryPlaceChase, { body, idempotencyKey })), bets: [] };
  }
  return client.call(lotteryPlaceSlip, { body: slipBody(order), idempotencyKey });
}
