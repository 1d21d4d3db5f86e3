import { endpoints } from '@palpite/contract';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { listNodes, openSlip, place, settle } from '#modules/wager/index.ts';
import { stakerOf } from '#modules/wager/testing/bets.ts';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { atAgents, smallTeam } from './team/testing.ts';

/** A product that no module knows: what can be bet on of it is listed, and its bets are wagers. Nothing else names it. */

const MATCH = 2_000_000_000_001;
const VENDOR = 'HOUSEBOOK';
const TITLES = { EN: 'Ipanema v São Paulo', PT: 'Ipanema x São Paulo' };

const operator = withOperator();
let team: Awaited<ReturnType<typeof smallTeam>>;
let member: Browser;
beforeAll(async () => {
  team = await smallTeam(operator);
  member = operator.browser({ language: 'EN' });
  await member.login(team.caio.username);
  await inTransaction(operator.services.pool, ({ tx }) =>
    listNodes(
      tx,
      {
        nodeId: sql`match.id`,
        engine: 'fixtures',
        code: sql`match.code`,
        category: 'SPORTS',
        vendorCode: VENDOR,
        vendorName: 'House book',
        titles: sql`match.titles`,
        accountType: null,
        pictureSeed: null,
      },
      sql`from (values (${MATCH}::bigint, 'ipa-sao', ${JSON.stringify(TITLES)}::jsonb)) as match (id, code, titles)`,
    ),
  );
});

/** Three bets on the match: two of one slip, of which one wins 400, and one alone, which is open. */
async function playMatch() {
  const { pool } = operator.services;
  const staker = await stakerOf(operator, team.caio.id);
  const rule = { nodeId: MATCH };
  const slip = await openSlip(pool, { key: 'x', staker, kind: 'ticket', totalMinor: 300n, rule });
  const bet = async (ref: string, stakeMinor: bigint, slipId?: number) =>
    place(pool, {
      key: `fixtures:${ref}`,
      staker,
      product: 'SPORTS',
      engine: 'fixtures',
      ref,
      nodeId: MATCH,
      stakeMinor,
      legs: [{ leg: 1, play: 'Winner', selection: 'Ipanema', odds: 20_000 }],
      ...(slipId === undefined ? {} : { slipId }),
    });
  const end = ({ id: wagerId }: { readonly id: number }, payoutMinor: bigint) =>
    settle(pool, {
      key: `fixtures:${wagerId}:settle`,
      wagerId,
      owedBy: { accountId: team.caio.id, brand: staker.brand },
      payoutMinor,
    });
  await end(await bet('won', 200n, slip.id), 400n);
  await end(await bet('lost', 100n, slip.id), 0n);
  await bet('open', 50n);
  await operator.catchUp();
  return { slipId: String(slip.id) };
}

const stakesOf = (rows: readonly { readonly stakeMinor: string }[]) =>
  rows.map(({ stakeMinor }) => stakeMinor).toSorted();

test('bets of a product that is only listed are in the records, on the board and in the team’s figures', async () => {
  const { slipId } = await playMatch();
  const { call } = member.client;
  const game = {
    nodeId: String(MATCH),
    gameName: TITLES.EN,
    gameType: 'SPORTS',
    vassalage: VENDOR,
    vendorName: 'House book',
    picture: null,
    lottery: null,
  };
  const found = async (query: object) => stakesOf((await call(endpoints.bet.list, { query })).rows);

  const { rows } = await call(endpoints.bet.list, { query: {} });
  expect(rows.map((row) => row.game)).toEqual([game, game, game]);
  const all = ['100', '200', '50'];
  expect(await found({ gameType: 'SPORTS' })).toEqual(all);
  expect(await found({ gameType: 'RNG' })).toEqual([]);
  expect(await found({ vassalage: VENDOR })).toEqual(all);
  expect(await found({ vassalage: 'LOTTERY' })).toEqual([]);
  expect(await found({ nodeId: String(MATCH) })).toEqual(all);
  for (const gameName of ['ipanema', 'sao pau', 'house']) {
    expect(await found({ gameName }), gameName).toEqual(all);
  }
  expect(await found({ gameName: 'ipanema lagoon' })).toEqual([]);
  expect(stakesOf((await call(endpoints.bet.listOfSlip, { query: { slipId } })).rows)).toEqual([
    '100',
    '200',
  ]);
  const [one] = rows;
  const { bet } = await call(endpoints.bet.get, { query: { order: one?.order ?? '' } });
  expect(bet.game).toEqual(game);
  const { rows: movements } = await call(endpoints.movement.list, { query: { type: 'bet' } });
  expect(movements.map(({ note }) => note)).toEqual([TITLES.EN, TITLES.EN]);

  operator.clock.advance(30);
  const { list } = await call(endpoints.winner.list, { query: { gameType: 'SPORTS' } });
  const { gameName, picture, gameType, vassalage } = game;
  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject({ gameName, picture, gameType, vassalage, lottery: null });

  const agent = await atAgents(operator, team.alba);
  const { products } = await agent.client.call(endpoints.team.getOverview, { query: {} });
  expect(products).toEqual([
    { category: 'SPORTS', stakeMinor: '300', validStakeMinor: '300', payoutMinor: '400' },
  ]);
});
