import type { AnnouncementTexts } from '@palpite/brands/read-announcements.ts';
import { endpoints } from '@palpite/contract';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { beforeEach, expect, test } from 'vitest';
import { withOperator } from '#testing/with-operator.ts';
import { announcement } from '../tables/announcement.table.ts';
import { seedAnnouncements } from './seed-announcements.ts';

const operator = withOperator();
beforeEach(() => operator.services.database.delete(announcement));

type Values = Partial<typeof announcement.$inferInsert>;
const HOUR_MILLISECONDS = 3_600_000;

const textIn = (title: string): AnnouncementTexts => ({ PT: { title, content: ['Texto.'] } });

async function add(title: string, hoursAgo: number, values: Values = {}) {
  const publishedAt = new Date(operator.clock.now.getTime() - hoursAgo * HOUR_MILLISECONDS);
  await operator.services.database
    .insert(announcement)
    .values({ brandCode: 'palpite', type: 'B', texts: textIn(title), publishedAt, ...values });
}

const ask = (query: object = {}, language: 'PT' | 'EN' = 'PT') =>
  operator.browser({ language }).client.call(endpoints.announcement.list, { query });
const titles = async (query: object = {}) => (await ask(query)).list.map(({ title }) => title);

test('[ANN-01] they come newest first, nine a page, to visitors too', async () => {
  for (let hour = 1; hour <= 11; hour += 1) await add(`há ${hour}`, hour);
  const first = await ask({ pageNo: 1, platform: 'W', execution: 'B' });
  expect(first.totalPages).toBe(2);
  expect(first.list.map(({ title }) => title)).toEqual(
    Array.from({ length: 9 }, (_, at) => `há ${at + 1}`),
  );
  expect(await titles({ pageNo: 2 })).toEqual(['há 10', 'há 11']);
  expect(await titles({ pageNo: 3 })).toEqual([]);
});

test('[ANN-01] the requested types are the ones in the answer', async () => {
  for (const type of ['B', 'PL', 'PU', 'PR', 'H'] as const) await add(type, 1, { type });
  expect(await titles({ types: ['PL', 'H'] })).toEqual(['H', 'PL']);
  expect(await titles({ types: ['B', 'PL', 'PU', 'PR', 'H'] })).toHaveLength(5);
  expect(await titles()).toHaveLength(5);
});

test('one that is yet to come, is over, was withdrawn or is another brand’s is not shown', async () => {
  await add('agora', 1);
  await add('depois', -1);
  await add('antes', 5, { expiresAt: new Date(operator.clock.now.getTime() - 1) });
  await add('retirado', 2, { withdrawnAt: operator.clock.now });
  await add('de outra', 1, { brandCode: 'lumen' });
  expect(await titles()).toEqual(['agora']);
});

test('[AGENT-02] an announcement for agents alone appears in their centre, and never on entry', async () => {
  await add('para todos', 2);
  await add('para agentes', 1, { audience: 'agents' });
  expect(await titles()).toEqual(['para todos']);
  const agent = await operator.signedIn(2);
  const { list } = await agent.client.call(endpoints.announcement.listForAgents, { query: {} });
  expect(list.map(({ title }) => title)).toEqual(['para agentes']);
  const member = await operator.signedIn(0);
  await expect(
    member.client.call(endpoints.announcement.listForAgents, { query: {} }),
  ).rejects.toMatchObject({ code: 'forbidden' });
});

test('[ANN-01] one that staff marked as important says so, others do not', async () => {
  await add('comum', 2);
  await add('importante', 1, { isImportant: true });
  const { list } = await ask();
  expect(list.map(({ title, isImportant }) => [title, isImportant])).toEqual([
    ['importante', true],
    ['comum', false],
  ]);
});

test('each is in the caller’s language, otherwise in the brand’s', async () => {
  const texts = {
    PT: { title: 'Olá', content: ['{brand}'] },
    EN: { title: 'Hello', content: ['{brand}'] },
  };
  await add('', 1, { texts });
  await add('só português', 2);
  expect((await ask({}, 'EN')).list.map(({ title }) => title)).toEqual(['Hello', 'só português']);
  expect((await ask()).list[0]?.content).toEqual([
    { kind: 'paragraph', runs: [{ text: 'Palpite' }] },
  ]);
});

test('the brands’ own exist after the seed, and a second seed neither repeats nor restores one', async () => {
  const { services, clock } = operator;
  const seed = () => inTransaction(services.pool, ({ tx }) => seedAnnouncements(tx, clock.now));
  await seed();
  const before = await ask();
  expect(before.list.length).toBeGreaterThan(3);
  await services.database.update(announcement).set({ withdrawnAt: clock.now });
  clock.advance(86_400);
  await seed();
  expect((await ask()).list).toEqual([]);
  const rows = await services.database.select().from(announcement);
  expect(rows.every(({ withdrawnAt }) => withdrawnAt !== null)).toBe(true);
});
