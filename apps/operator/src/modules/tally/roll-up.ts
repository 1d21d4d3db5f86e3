import * as v from 'valibot';
import type { Consumer } from '@palpite/log/consume.ts';
import { factsOf, type StoredEvent } from '@palpite/log/stored-event.ts';
import { id } from '@palpite/log/topics.ts';

/** How many events are added at once, and how long the next ones gather. */
const BATCH = 5_000;
const REST_MILLISECONDS = 500;

/** What is read of the events of bets and of orders. */
const act = v.object({ actId: id });
const order = v.object({ orderId: id });

/**
 * Adds what happened to the read models. One lane: its rows are the agents' above everyone, and the place that it moves
 * is what a rebuild holds.
 */
export const rollUp: Consumer = {
  name: 'tally',
  lanes: 1,
  batch: BATCH,
  restMilliseconds: REST_MILLISECONDS,
  topics: [
    'wager.placed',
    'wager.pending',
    'wager.paid',
    'wager.settled',
    'wager.voided',
    'wager.resettled',
    'balance.changed',
    'account.opened',
    'session.began',
    'deposit.credited',
    'withdrawal.changed',
    'withdrawal.paid',
  ],
  async handle({ client }, events) {
    const acts = events.flatMap(actOf);
    const others = events.flatMap(otherOf);
    await client.query('select operator.roll_up($1, $2, $3, $4)', [
      acts,
      others.map(({ topic }) => topic),
      others.map(({ id }) => id),
      events.flatMap(({ accountId }) => accountId ?? []),
    ]);
    const seen = events.flatMap(seenOf);
    if (seen.length > 0) await client.query('select operator.add_seen($1)', [seen]);
  },
};

/** The act that an event tells of: what counts of it is read there, where the rebuild reads it too. */
function actOf(event: StoredEvent): number[] {
  switch (event.topic) {
    case 'wager.paid':
    case 'wager.settled':
    case 'wager.resettled':
      return [factsOf(act, event).actId];
    default:
      return [];
  }
}

/** The account whose last time here is read again. */
function seenOf({ topic, accountId }: StoredEvent): number[] {
  const isSeen = topic === 'session.began' || topic === 'account.opened';
  return isSeen && accountId !== null ? [accountId] : [];
}

/** What else is counted: an account, an order. */
function otherOf(event: StoredEvent): { readonly topic: string; readonly id: number }[] {
  const { topic, accountId } = event;
  switch (topic) {
    case 'account.opened':
      return accountId === null ? [] : [{ topic, id: accountId }];
    case 'deposit.credited':
    case 'withdrawal.paid':
      return [{ topic, id: factsOf(order, event).orderId }];
    default:
      return [];
  }
}
