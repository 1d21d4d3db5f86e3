import * as v from 'valibot';
import { defineTopic } from '#kernel/events/topics.ts';
import { id, minor, word } from '@palpite/log/topics.ts';

export const depositChanged = defineTopic(
  'deposit.changed',
  v.object({ orderId: id, status: word }),
  { account: ['deposit'] },
);

/** It succeeds, once in its life. */
export const depositCredited = defineTopic(
  'deposit.credited',
  v.object({ orderId: id, creditedMinor: minor }),
  { account: ['balance', 'deposit', 'turnover'], team: ['team'] },
);
