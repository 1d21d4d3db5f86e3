import type { Services } from '#kernel/services.ts';
import { handleWork, type WorkHandler } from '@palpite/work/work-kind.ts';
import type { TurnoverNeeds } from '../turnover/stakes-in.ts';
import { advance, lockOrder } from './deposit-orders.ts';
import { timeOutDeposit } from './deposit-work.ts';

/** Times out an order that is still unpaid at its time. One that is being paid or cancelled ends by that. */
export const timeOutWork = (services: Services, own: TurnoverNeeds): WorkHandler =>
  handleWork(timeOutDeposit, {
    async inside({ tx, client }, { orderId }) {
      const order = await lockOrder(tx, orderId);
      if (order?.status !== 'awaiting-payment') return;
      const work = { tx, client, services, now: services.now(), own };
      await advance(work, order, { kind: 'timed-out' }, { actor: 'time' });
    },
  });
