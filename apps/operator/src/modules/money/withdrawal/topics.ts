import * as v from 'valibot';
import { defineTopic } from '#kernel/events/topics.ts';
import { id, minor, word } from '@palpite/log/topics.ts';

/** Any change but the one that `withdrawalPaid` reports. */
export const withdrawalChanged = defineTopic(
  'withdrawal.changed',
  v.object({ orderId: id, status: word }),
  { account: ['balance', 'withdrawal'] },
);

/** It is paid out for the first time, once in its life; its amount, however much of it is sent again later. */
export const withdrawalPaid = defineTopic(
  'withdrawal.paid',
  v.object({ orderId: id, amountMinor: minor }),
  { account: ['balance', 'withdrawal'], team: ['team'] },
);
