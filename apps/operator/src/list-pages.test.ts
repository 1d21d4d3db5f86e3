import { endpoints } from '@palpite/contract';
import type { CallError } from '@palpite/contract/call-error.ts';
import { LAST_PAGE } from '@palpite/contract/paging.ts';
import { beforeAll, expect, test } from 'vitest';
import { writeKey } from '#kernel/paging/page-key.ts';
import { atAgents } from '#modules/insight/team/testing.ts';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';

const operator = withOperator();
let member: Browser;
let agent: Browser;
beforeAll(async () => {
  member = await operator.signedIn();
  agent = await atAgents(operator, await operator.account({ type: 1 }));
});

interface Query {
  readonly page: string;
}

/** Every list that is paged by key. */
const LISTS = [
  ['deposits', (query: Query) => member.client.call(endpoints.deposit.list, { query })],
  ['withdrawals', (query: Query) => member.client.call(endpoints.withdrawal.list, { query })],
  ['betting record', (query: Query) => member.client.call(endpoints.bet.list, { query })],
  [
    'bets of a slip',
    (query: Query) =>
      member.client.call(endpoints.bet.listOfSlip, { query: { slipId: '1', ...query } }),
  ],
  ['account record', (query: Query) => member.client.call(endpoints.movement.list, { query })],
  [
    'login history',
    (query: Query) => member.client.call(endpoints.session.listLoginAttempts, { query }),
  ],
  ['messages', (query: Query) => member.client.call(endpoints.message.list, { query })],
  [
    'messages between accounts',
    (query: Query) =>
      member.client.call(endpoints.message.list, { query: { tab: 'personal', ...query } }),
  ],
  [
    'announcements among messages',
    (query: Query) =>
      member.client.call(endpoints.message.list, { query: { tab: 'announcements', ...query } }),
  ],
  ['team', (query: Query) => agent.client.call(endpoints.team.list, { query })],
] as const;

test.each(LISTS)(
  '%s: a page of another list is refused at its field, and noise too',
  async (_, ask) => {
    for (const page of [`after.${writeKey('another list desc', ['1'])}`, 'before.AAAA']) {
      const refusal: CallError = await ask({ page }).then(
        () => expect.unreachable('an unknown page was answered'),
        (error: CallError) => error,
      );
      expect([refusal.code, refusal.value]).toEqual([
        'invalid_request',
        { fields: [{ field: 'page', reason: 'unknown page' }] },
      ]);
    }
  },
);

test.each(LISTS)(
  '%s: a list of one page has no other, and its last page is its first',
  async (_, ask) => {
    const { pages } = await ask({ page: LAST_PAGE });
    expect(pages).toEqual({ previous: null, next: null });
  },
);
