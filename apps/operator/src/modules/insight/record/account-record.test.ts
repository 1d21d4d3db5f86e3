import { endpoints, type Game } from '@palpite/contract';
import type { QueryInput } from '@palpite/contract/endpoint.ts';
import { addDays, dayIn } from '@palpite/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { houseAccount, mainWallet } from '#modules/money/wallet/accounts.ts';
import { grantRegistrationBonus } from '#modules/money/wallet/opening-balance.ts';
import {
  anyGame,
  startGameHost,
  type TestGameHost,
  type TestVendor,
  testVendor,
} from '#modules/seamless/testing/vendor.ts';
import { type Browser, createTestOperator, type TestOperator } from '#testing/operator.ts';
import { newPlayer, playAt } from './testing/play.ts';

let operator: TestOperator;
let host: TestGameHost;
let game: Game;
let vendor: TestVendor;
beforeAll(async () => {
  host = await startGameHost();
  operator = await createTestOperator({
    config: { gamesOrigin: host.origin },
    limits: { generalPerMinute: 100_000, loginPerAddressPerMinute: 1_000 },
  });
  // The ledger records its own time, so the operator's clock follows it here.
  operator.clock.now = new Date();
  game = await anyGame(operator.browser());
  vendor = await testVendor(operator, game.vassalage);
});
afterAll(async () => {
  await operator.close();
  await host.close();
});

type Query = NonNullable<QueryInput<typeof endpoints.movement.list>>;
/** The days around now, because midnight may pass during the test. */
const days = () => {
  const today = dayIn('America/Sao_Paulo', new Date());
  return { from: addDays(today, -1), to: addDays(today, 1) };
};
const record = (player: Browser, query: Query = {}) =>
  player.client.call(endpoints.movement.list, { query: { ...days(), ...query } });
const totalsOf = (player: Browser, query: Pick<Query, 'type' | 'from' | 'to'> = {}) =>
  player.client.call(endpoints.movement.getTotals, { query: { ...days(), ...query } });
const OPENING = { type: 'adjustment', inMinor: '100000', outMinor: null, note: '' };
const palpite = { code: 'palpite', currency: 'BRL' } as const;

test('[MEMBER-08] each movement of a member’s money is in their record, with the balance right after it', async () => {
  const { id, player, username } = await newPlayer(operator);
  const { ledger, pool } = operator.services;
  await grantRegistrationBonus(ledger, pool, id, 1_000n, palpite);
  const playRound = await playAt(player, username, vendor, game);
  await playRound(100, { win: 250 });
  await playRound(200, { win: 0 });
  await playRound(300, { rollBack: true });
  const { rows, period } = await record(player);
  const { rows: bets } = await player.client.call(endpoints.bet.list, { query: {} });
  const [cancelled, lost, won] = bets.map(({ order }) => order);
  const name = { note: bets[0]?.game.gameName };
  expect(
    rows.map(({ movementId: _id, at: _at, order, ...row }) => ({
      ...row,
      order: order.startsWith('T') ? 'T' : order,
    })),
  ).toEqual([
    {
      type: 'cancelled-bet',
      order: cancelled,
      inMinor: '300',
      outMinor: null,
      balanceAfterMinor: '100950',
      ...name,
    },
    {
      type: 'bet',
      order: cancelled,
      inMinor: null,
      outMinor: '300',
      balanceAfterMinor: '100650',
      ...name,
    },
    {
      type: 'bet',
      order: lost,
      inMinor: null,
      outMinor: '200',
      balanceAfterMinor: '100950',
      ...name,
    },
    {
      type: 'payout',
      order: won,
      inMinor: '250',
      outMinor: null,
      balanceAfterMinor: '101150',
      ...name,
    },
    {
      type: 'bet',
      order: won,
      inMinor: null,
      outMinor: '100',
      balanceAfterMinor: '100900',
      ...name,
    },
    {
      type: 'promotion',
      order: 'T',
      inMinor: '1000',
      outMinor: null,
      balanceAfterMinor: '101000',
      note: '',
    },
    { ...OPENING, order: 'T', balanceAfterMinor: '100000' },
  ]);
  expect(await totalsOf(player)).toEqual({
    currency: 'BRL',
    totalRows: 7,
    inMinor: '101550',
    outMinor: '600',
  });
  expect(period.timeZone).toBe('America/Sao_Paulo');
});

test('[MEMBER-08] it is filtered by type, its totals too, and each movement has one of the offered types', async () => {
  const { id, player, username } = await newPlayer(operator);
  const playRound = await playAt(player, username, vendor, game);
  await playRound(100, { win: 250 });
  const { ledger, pool } = operator.services;
  await ledger.post(pool, {
    key: `unheard-of:${id}`,
    kind: 'unheard-of',
    reference: 'test',
    note: 'what only the operator’s people read',
    postings: [
      {
        source: houseAccount('play-money', palpite),
        destination: mainWallet(id),
        amountMinor: 5n,
        currency: 'BRL',
      },
    ],
  });
  const all = await record(player);
  expect(JSON.stringify(all)).not.toContain('only the operator');
  const ofTypes = await Promise.all(all.types.map((type) => record(player, { type })));
  for (const [index, answer] of ofTypes.entries()) {
    expect(answer.rows.every(({ type }) => type === all.types[index])).toBe(true);
  }
  expect(ofTypes.flatMap(({ rows }) => rows)).toHaveLength(all.rows.length);
  const totals = await Promise.all(all.types.map((type) => totalsOf(player, { type })));
  expect(totals.map(({ totalRows }) => totalRows)).toEqual(ofTypes.map(({ rows }) => rows.length));
  const sum = (side: 'inMinor' | 'outMinor') =>
    totals.reduce((total, each) => total + BigInt(each[side]), 0n).toString();
  expect(await totalsOf(player)).toMatchObject({
    totalRows: all.rows.length,
    inMinor: sum('inMinor'),
    outMinor: sum('outMinor'),
  });
  expect((await record(player, { type: 'deposit' })).rows).toEqual([]);
});

test('[MEMBER-07] [MEMBER-08] whatever is played, both records and the ledger agree to the cent', async () => {
  const ending = fc.oneof(
    fc.record({ win: fc.integer({ min: 0, max: 900 }) }),
    fc.record({ partly: fc.integer({ min: 1, max: 900 }) }),
    fc.constant({ rollBack: true } as const),
    fc.constant(undefined),
  );
  const round = fc.record({
    stake: fc.integer({ min: 1, max: 45 }).map((units) => units * 20),
    ending,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(round, { maxLength: 12 }), async (rounds) => {
      const { id, player, username } = await newPlayer(operator);
      const playRound = await playAt(player, username, vendor, game);
      for (const { stake, ending: wanted } of rounds) await playRound(stake, wanted);
      const bets = await player.client.call(endpoints.bet.getTotals, { query: {} });
      const account = await record(player, { pageSize: 100 });
      const of = async (type: Query['type']) => {
        const { inMinor, outMinor } = await totalsOf(player, { type });
        return BigInt(inMinor) - BigInt(outMinor);
      };
      expect(BigInt(bets.stakeMinor)).toBe(-(await of('bet')) - (await of('cancelled-bet')));
      expect(BigInt(bets.payoutMinor)).toBe(await of('payout'));
      expect(bets.totalRows).toBe(rounds.length);
      const balance = await operator.services.ledger.balance(
        operator.services.pool,
        mainWallet(id),
      );
      const { inMinor, outMinor } = await totalsOf(player);
      expect(BigInt(inMinor) - BigInt(outMinor)).toBe(balance);
      // Each balance is the one before it plus the movement; the newest is first.
      const newest = account.rows.toReversed();
      let before = 0n;
      for (const { inMinor: came, outMinor: went, balanceAfterMinor } of newest) {
        before += BigInt(came ?? 0) - BigInt(went ?? 0);
        expect(BigInt(balanceAfterMinor)).toBe(before);
      }
    }),
    { numRuns: 8 },
  );
});

test('[MEMBER-08] it has pages of 20 that add up to its totals, and is sorted by amount too; its days are 35 at most; no member sees another’s', async () => {
  const { player, username } = await newPlayer(operator);
  const playRound = await playAt(player, username, vendor, game);
  for (let index = 0; index < 21; index += 1) await playRound(100 + index, { win: 0 });
  const first = await record(player);
  const second = await record(player, { page: first.pages.next ?? '' });
  expect([first.rows.length, second.rows.length, second.pages.next]).toEqual([20, 2, null]);
  const rows = [...first.rows, ...second.rows];
  const sum = (side: 'inMinor' | 'outMinor') =>
    rows.reduce((total, row) => total + BigInt(row[side] ?? 0), 0n).toString();
  const totals = { totalRows: 22, inMinor: sum('inMinor'), outMinor: sum('outMinor') };
  expect(await totalsOf(player)).toMatchObject(totals);
  const out = await record(player, { sort: 'out', pageSize: 3 });
  expect(out.rows.map(({ outMinor }) => outMinor)).toEqual(['120', '119', '118']);
  const came = await record(player, { sort: 'in', pageSize: 1 });
  expect(came.rows[0]).toMatchObject(OPENING);
  const tooLong = { from: '2026-01-01', to: '2026-02-05' };
  for (const ask of [record, totalsOf]) {
    await expect(ask(player, tooLong)).rejects.toMatchObject({ code: 'field_invalid' });
  }
  const { player: other } = await newPlayer(operator);
  expect((await record(other)).rows).toHaveLength(1);
  expect(await totalsOf(other)).toMatchObject({ totalRows: 1, inMinor: '100000', outMinor: '0' });
});
