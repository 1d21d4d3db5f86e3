import { endpoints, type Game, gamesOf } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { game, recentGame } from './tables/catalogue.table.ts';

const operator = withOperator({ limits: { generalPerMinute: 100_000 } });
let member: Browser;
beforeEach(async () => {
  member = operator.browser();
  await member.login((await operator.account()).username);
});

const likeRecent = async (browser = member) =>
  (await browser.client.call(endpoints.game.listLikeRecent)).likeRecent;

/** The member has opened these games, a minute after each other. */
async function play(...games: readonly Game[]): Promise<void> {
  const rows = games.map(({ nodeId }, at) => ({
    accountId: member.accountId ?? 0,
    nodeId: Number(nodeId),
    openedAt: new Date(Date.UTC(2026, 0, 1, 0, at)),
  }));
  await operator.services.database.insert(recentGame).values(rows);
}

type Filter = { theme?: string; feature?: 'free-spins' };
const popular = async (filter: Filter = {}, pageSize = 3) =>
  gamesOf(
    await member.client.call(endpoints.game.listForVisitor, {
      query: { gameType: 'RNG', sort: 'popular', pageSize, ...filter },
    }),
  ).games;

async function rowOf({ nodeId }: Pick<Game, 'nodeId'>) {
  const { database } = operator.services;
  const [row] = await database
    .select()
    .from(game)
    .where(eq(game.nodeId, Number(nodeId)));
  if (!row) throw new Error(`no game ${nodeId}`);
  return row;
}
const ids = (games: readonly Game[]) => games.map(({ nodeId }) => nodeId);

test('a member who has played nothing gets no games because of one', async () => {
  expect(await likeRecent()).toBeNull();
});

test('the game played last is named, and the games share its theme, the most popular first', async () => {
  const [first, second] = await popular();
  if (!first || !second) throw new Error('too few games');
  await play(second, first);
  const { themeId } = await rowOf(first);
  const answer = await likeRecent();
  expect(answer).toMatchObject({
    playedNodeId: first.nodeId,
    playedName: first.gameName,
    trait: 'theme',
    value: themeId,
    gameCategory: 'RNG',
  });
  expect(answer?.labelName).toBeTruthy();
  // The lobby that the row leads to lists the same games in the same order.
  const lobby = ids(await popular({ theme: themeId }, 40));
  const shown = ids(answer?.games ?? []);
  expect(shown.length).toBeGreaterThanOrEqual(6);
  expect(lobby.filter((nodeId) => shown.includes(nodeId))).toEqual(shown);
});

test('a game that the member has played, or that cannot be opened, is not suggested', async () => {
  const [played] = await popular();
  if (!played) throw new Error('no game');
  await play(played);
  const [next, closed] = (await likeRecent())?.games ?? [];
  if (!next || !closed) throw new Error('nothing suggested');
  await play(next);
  const { database } = operator.services;
  const close = (maintenance: boolean) =>
    database
      .update(game)
      .set({ maintenance })
      .where(eq(game.nodeId, Number(closed.nodeId)));
  await close(true);
  const shown = ids((await likeRecent())?.games ?? []);
  await close(false);
  expect(shown.length).toBeGreaterThanOrEqual(6);
  for (const { nodeId } of [played, next, closed]) expect(shown).not.toContain(nodeId);
});

test('where no other game has the theme, the feature or the provider is the reason', async () => {
  const [played] = await popular({ feature: 'free-spins' });
  if (!played) throw new Error('no game');
  const { database } = operator.services;
  const own = eq(game.nodeId, Number(played.nodeId));
  const { themeId, features } = await rowOf(played);
  await play(played);
  await database
    .update(game)
    .set({ themeId: 'of-one-game', features: ['free-spins'] })
    .where(own);
  const byFeature = await likeRecent();
  await database.update(game).set({ features: [] }).where(own);
  const byVendor = await likeRecent();
  await database.update(game).set({ themeId, features }).where(own);

  expect(byFeature).toMatchObject({ trait: 'feature', value: 'free-spins' });
  for (const each of byFeature?.games ?? []) {
    expect((await rowOf(each)).features).toContain('free-spins');
  }
  expect(byVendor).toMatchObject({
    trait: 'vassalage',
    value: played.vassalage,
    labelName: played.vendorName,
  });
  for (const each of byVendor?.games ?? []) expect(each.vassalage).toBe(played.vassalage);
});

test('one member’s games decide nothing for another', async () => {
  const [played] = await popular();
  if (!played) throw new Error('no game');
  await play(played);
  const other = operator.browser();
  await other.login((await operator.account()).username);
  expect(await likeRecent(other)).toBeNull();
  expect(await likeRecent()).not.toBeNull();
});

test('a lobby of the games of the last seven days leaves out every older one', async () => {
  const { database, now } = operator.services;
  const games = await popular({}, 10);
  const daysAgo = (days: number) =>
    new Date(now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
  await database.update(game).set({ releasedOn: '2020-01-01' });
  for (const [at, { nodeId }] of games.entries()) {
    await database
      .update(game)
      .set({ releasedOn: daysAgo(at) })
      .where(eq(game.nodeId, Number(nodeId)));
  }
  const query = { gameType: 'RNG', newWithin: '7' } as const;
  const lobby = await member.client.call(endpoints.game.listForVisitor, {
    query: { ...query, sort: 'newest' },
  });
  // Today and the six days before it.
  expect(ids(gamesOf(lobby).games)).toEqual(ids(games.slice(0, 7)));
  const counts = await member.client.call(endpoints.game.listFilters, { query });
  expect(counts).toMatchObject({ foundGames: 7, totalGames: 3000 });
});
