import type { PromotionTexts } from '@palpite/brands/read-promotions.ts';
import { endpoints } from '@palpite/contract';
import { CallError } from '@palpite/contract/call-error.ts';
import type { PromotionCategory } from '@palpite/contract/promotion.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { promotion } from './promotion.table.ts';
import type { TestOperator } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { seedPromotions, timesOf } from './seed-promotions.ts';

const operator = withOperator();
beforeEach(() => operator.services.database.delete(promotion));

type Values = Partial<typeof promotion.$inferInsert>;
const HOUR_MILLISECONDS = 3_600_000;

const inHours = (hours: number) =>
  new Date(operator.clock.now.getTime() + hours * HOUR_MILLISECONDS);
const textIn = (title: string) => ({
  title,
  summary: 'Resumo.',
  conditions: { turnover: 'Sem rollover.', fees: 'Sem taxas.', limits: 'De {minimumAge} anos.' },
  terms: ['Na {brand}, **tudo** é de [brincadeira](/helpmc).'],
});

async function add(code: string, values: Values = {}): Promise<void> {
  const texts: PromotionTexts = { PT: textIn(`promo ${code}`) };
  await operator.services.database.insert(promotion).values({
    brandCode: 'palpite',
    code,
    category: 'new_player',
    art: { theme: 'jungle', seed: code },
    texts,
    startsAt: inHours(-1),
    ...values,
  });
}

const LUMEN = { host: 'en.localhost', brandCode: 'lumen' };
const list = (
  query: { category?: PromotionCategory } = {},
  options: Parameters<TestOperator['browser']>[0] = {},
) => operator.browser(options).client.call(endpoints.promotion.list, { query });
const ids = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).list.map(({ id }) => id);
const detail = (id: string, options: Parameters<TestOperator['browser']>[0] = {}) =>
  operator.browser(options).client.call(endpoints.promotion.get, { query: { id } });
const refusal = async (id: string, options = {}) => {
  const error = await detail(id, options).catch((reason: unknown) => reason);
  return error instanceof CallError ? [error.status, error.code] : error;
};

test('a visitor sees the current promotions, newest first, then the coming ones, nearest first', async () => {
  await add('older', { startsAt: inHours(-48) });
  await add('later', { startsAt: inHours(48) });
  await add('newer', { startsAt: inHours(-2), endsAt: inHours(2) });
  await add('soon', { startsAt: inHours(1), endsAt: inHours(5) });
  const { list: all } = await list();
  expect(all.map(({ id, state }) => [id, state])).toEqual([
    ['newer', 'running'],
    ['older', 'running'],
    ['soon', 'coming_soon'],
    ['later', 'coming_soon'],
  ]);
  expect(all[0]).toMatchObject({
    startsAt: inHours(-2).toISOString(),
    endsAt: inHours(2).toISOString(),
  });
  expect(all[1]?.endsAt).toBeNull();
});

test('a promotion has the brand’s own poster and what must be staked; with a picture that is gone, the drawn scene', async () => {
  const art = { theme: 'jungle' as const, seed: 'own' };
  const own = { ink: 5 as const, picture: 'scene-balance', isCutOut: true };
  await add('own', { art: { ...art, poster: own } });
  await add('gone', { art: { ...art, poster: { ...own, picture: 'not-there' } } });
  const { list: all } = await list();
  const posters = Object.fromEntries(all.map(({ id, poster }) => [id, poster]));
  expect(posters['gone']).toBeNull();
  expect(posters['own']).toMatchObject({ ink: 5, isCutOut: true });
  expect(posters['own']?.picture).toContain('/palpite/scene-balance.svg');
  expect(all.map(({ turnover }) => turnover)).toEqual(['Sem rollover.', 'Sem rollover.']);
});

test('one begins at the instant of its start and is over at the instant of its end', async () => {
  await add('hour', { startsAt: operator.clock.now, endsAt: inHours(1) });
  expect((await list()).list[0]?.state).toBe('running');
  operator.clock.advance(3_599);
  expect(await ids()).toEqual(['hour']);
  operator.clock.advance(1);
  expect(await ids()).toEqual([]);
  expect((await detail('hour')).state).toBe('closed');
});

test('the requested category is the one in the answer', async () => {
  await add('first');
  await add('cup', { category: 'tournament' });
  expect(await ids({ category: 'new_player' })).toEqual(['first']);
  expect(await ids({ category: 'tournament' })).toEqual(['cup']);
  expect(await ids({ category: 'vip' })).toEqual([]);
  expect(await ids()).toEqual(['cup', 'first']);
});

test('a brand shows only its own, though another has one of the same name', async () => {
  await add('same', { texts: { PT: textIn('de Palpite') } });
  await add('same', { brandCode: 'lumen', texts: { EN: textIn('of Lumen') } });
  await add('alone', { brandCode: 'lumen' });
  expect((await list()).list.map(({ title }) => title)).toEqual(['de Palpite']);
  expect(await ids({}, LUMEN)).toEqual(['alone', 'same']);
  expect((await detail('same', LUMEN)).title).toBe('of Lumen');
  expect(await refusal('alone')).toEqual([404, 'not_found']);
});

test('a withdrawn or unknown one is not found', async () => {
  await add('gone', { withdrawnAt: operator.clock.now });
  expect(await ids()).toEqual([]);
  expect(await refusal('gone')).toEqual([404, 'not_found']);
  expect(await refusal('never-was')).toEqual([404, 'not_found']);
});

test('the detail has its conditions and its terms, with the brand’s name and minimum age filled in', async () => {
  await add('welcome');
  expect(await detail('welcome')).toMatchObject({
    id: 'welcome',
    category: 'new_player',
    state: 'running',
    conditions: { turnover: 'Sem rollover.', fees: 'Sem taxas.', limits: 'De 18 anos.' },
    terms: [
      {
        kind: 'paragraph',
        runs: [
          { text: 'Na Palpite, ' },
          { text: 'tudo', strong: true },
          { text: ' é de ' },
          { text: 'brincadeira', href: '/helpmc' },
          { text: '.' },
        ],
      },
    ],
  });
});

test('each is in the caller’s language, otherwise in the brand’s', async () => {
  await add('both', { texts: { PT: textIn('Olá'), EN: textIn('Hello') } });
  await add('one', { startsAt: inHours(-2), texts: { PT: textIn('Só aqui') } });
  const titles = async (language: 'PT' | 'EN') =>
    (await list({}, { language })).list.map(({ title }) => title);
  expect(await titles('EN')).toEqual(['Hello', 'Só aqui']);
  expect(await titles('PT')).toEqual(['Olá', 'Só aqui']);
});

test('the project draws its picture, which exists', async () => {
  await add('drawn');
  const [only] = (await list()).list;
  for (const picture of [only?.picture, only?.phonePicture]) {
    const path = picture?.template
      .replace('{width}', `${picture.widths[0]}`)
      .replace('{format}', 'webp');
    const answer = await operator.browser().fetch(path ?? '');
    expect(answer.headers.get('content-type')).toBe('image/webp');
  }
});

test('the brands’ files are in the database after the seed: two for new players in one brand, one in another', async () => {
  const { services, clock } = operator;
  await inTransaction(services.pool, ({ tx }) => seedPromotions(tx, clock.now));
  const newPlayers = (options = {}) => ids({ category: 'new_player' }, options);
  expect(await newPlayers()).toEqual(['opening-balance', 'play-free']);
  expect(await newPlayers(LUMEN)).toEqual(['opening-balance']);
  expect((await ids()).length).toBeGreaterThan(2);
});

test('days in a file begin at midnight in the brand’s time zone', () => {
  const now = new Date('2026-03-02T02:30:15.250Z');
  const days = { startsInDays: 0, endsInDays: 2 };
  expect(timesOf(days, now, 'America/Sao_Paulo')).toEqual({
    startsAt: new Date('2026-03-01T03:00:00.000Z'),
    endsAt: new Date('2026-03-03T03:00:00.000Z'),
  });
  expect(timesOf({ ...days, endsInDays: null }, now, 'Asia/Ho_Chi_Minh')).toEqual({
    startsAt: new Date('2026-03-01T17:00:00.000Z'),
    endsAt: null,
  });
});

test('a later seed follows the file’s texts, and keeps times, withdrawals and changes by command', async () => {
  const { services, clock } = operator;
  const seed = () => inTransaction(services.pool, ({ tx }) => seedPromotions(tx, clock.now));
  const rows = async () =>
    services.database
      .select()
      .from(promotion)
      .where(eq(promotion.brandCode, 'palpite'))
      .orderBy(promotion.code);
  await seed();
  const first = await rows();
  const texts: PromotionTexts = { PT: textIn('outra') };
  await services.database.update(promotion).set({ texts, withdrawnAt: clock.now });
  clock.advance(86_400);
  await seed();
  const second = await rows();
  expect(second.map(({ code, texts: said }) => [code, said])).toEqual(
    first.map(({ code, texts: said }) => [code, said]),
  );
  expect(second.map(({ startsAt }) => startsAt)).toEqual(first.map(({ startsAt }) => startsAt));
  expect(second.every(({ withdrawnAt }) => withdrawnAt !== null)).toBe(true);
  await services.database.update(promotion).set({ texts, byCommand: true });
  await seed();
  expect((await rows()).every(({ texts: said }) => said.PT?.title === 'outra')).toBe(true);
});
