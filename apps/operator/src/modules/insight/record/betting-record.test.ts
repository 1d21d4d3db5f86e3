import { endpoints, gamesOf } from '@palpite/contract';
import type { QueryInput } from '@palpite/contract/endpoint.ts';
import { LANGUAGES } from '@palpite/domain';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { Browser } from '#testing/operator.ts';
import { withVendor } from '#modules/seamless/testing/with-game-host.ts';
import { newPlayer, playAt } from './testing/play.ts';

const { operator, game, vendor } = withVendor({
  limits: { generalPerMinute: 100_000, loginPerAddressPerMinute: 1_000 },
});

let player: Browser;
let playRound: Awaited<ReturnType<typeof playAt>>;
beforeEach(async () => {
  const opened = await newPlayer(operator);
  player = opened.player;
  playRound = await playAt(player, opened.username, vendor, game);
});

type Query = NonNullable<QueryInput<typeof endpoints.bet.list>>;
const record = (query: Query = {}) => player.client.call(endpoints.bet.list, { query });
type TotalsQuery = NonNullable<QueryInput<typeof endpoints.bet.getTotals>>;
const totalsOf = (query: TotalsQuery = {}) =>
  player.client.call(endpoints.bet.getTotals, { query });
/** The rounds that are found, as many as the totals count. */
const orders = async (query: TotalsQuery) => {
  const { rows } = await record(query);
  expect((await totalsOf(query)).totalRows).toBe(rows.length);
  return rows.map(({ issue }) => issue);
};

test('[MEMBER-07] each bet is in its player’s record with stake, payout, result and status', async () => {
  const rounds = {
    won: await playRound(100, { win: 250 }),
    lost: await playRound(100, { win: 0 }),
    less: await playRound(100, { win: 40 }),
    refunded: await playRound(100, { win: 100 }),
    cancelled: await playRound(100, { rollBack: true }),
    pending: await playRound(100),
  };
  const { rows, pages, currency } = await record();
  const found = Object.fromEntries(
    rows.map(({ issue, status, stakeMinor, cancelledMinor, payoutMinor, resultMinor }) => [
      issue,
      [status, stakeMinor, cancelledMinor, payoutMinor, resultMinor],
    ]),
  );
  expect(found).toEqual({
    [rounds.won]: ['won', '100', '0', '250', '150'],
    [rounds.lost]: ['lost', '100', '0', '0', '-100'],
    [rounds.less]: ['lost', '100', '0', '40', '-60'],
    [rounds.refunded]: ['refunded', '100', '0', '100', '0'],
    [rounds.cancelled]: ['cancelled', '0', '100', '0', '0'],
    [rounds.pending]: ['pending', '100', '0', '0', null],
  });
  expect(await totalsOf()).toEqual({
    currency: 'BRL',
    totalRows: 6,
    stakeMinor: '500',
    pendingMinor: '100',
    payoutMinor: '390',
    pendingPayoutMinor: '0',
    rebateMinor: '0',
    resultMinor: '-10',
  });
  expect(currency).toBe('BRL');
  expect(pages).toEqual({ previous: null, next: null });
  expect(rows[0]?.game).toMatchObject({
    nodeId: game.nodeId,
    vassalage: game.vassalage,
    vendorName: game.vendorName,
    gameType: game.gameType,
    picture: game.picture,
  });
  for (const { order } of rows) expect(order).toMatch(/^B\d+$/);
});

test('[MEMBER-07] payouts and rebates less the stakes that are decided are the result, whatever has been played', async () => {
  const some = fc.array(
    fc.record({
      stake: fc.integer({ min: 1, max: 50 }).map((units) => units * 20),
      ending: fc.oneof(
        fc.record({ win: fc.integer({ min: 0, max: 2_000 }) }),
        fc.record({ partly: fc.integer({ min: 1, max: 2_000 }) }),
        fc.constant({ rollBack: true as const }),
        fc.constant(undefined),
      ),
    }),
    { minLength: 1, maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(some, async (rounds) => {
      for (const { stake, ending } of rounds) {
        operator.clock.advance(1);
        await playRound(stake, ending);
      }
      const totals = await totalsOf();
      const figure = (name: Exclude<keyof typeof totals, 'currency'>) => Number(totals[name]);
      expect(
        figure('payoutMinor') -
          figure('pendingPayoutMinor') +
          figure('rebateMinor') -
          (figure('stakeMinor') - figure('pendingMinor')),
      ).toBe(figure('resultMinor'));
      const open = (await record({ status: 'pending', pageSize: 100 })).rows;
      const sum = (of: (row: (typeof open)[number]) => string) =>
        open.reduce((total, row) => total + Number(of(row)), 0);
      expect(figure('pendingMinor')).toBe(sum(({ stakeMinor }) => stakeMinor));
      expect(figure('pendingPayoutMinor')).toBe(sum(({ payoutMinor }) => payoutMinor));
    }),
    { numRuns: 8 },
  );
});

test('[MEMBER-07] it is filtered by product, vendor, game, its name, round, order number and status, and its totals with it', async () => {
  const won = await playRound(100, { win: 500 });
  const pending = await playRound(100);
  const [latest] = (await record()).rows;
  const other = gamesOf(
    await operator
      .browser()
      .client.call(endpoints.game.listForVisitor, { query: { sort: 'name' } }),
  ).games.find(({ vassalage }) => vassalage !== game.vassalage);
  const both = [pending, won];
  expect(await orders({ gameType: game.gameType })).toEqual(both);
  expect(await orders({ gameType: game.gameType === 'RNG' ? 'LIVE' : 'RNG' })).toEqual([]);
  expect(await orders({ vassalage: game.vassalage })).toEqual(both);
  expect(await orders({ vassalage: other?.vassalage ?? '' })).toEqual([]);
  expect(await orders({ nodeId: game.nodeId })).toEqual(both);
  expect(await orders({ nodeId: other?.nodeId ?? '' })).toEqual([]);
  expect(await orders({ nodeId: 'x' })).toEqual([]);
  expect(await orders({ gameName: game.gameName.slice(0, 4).toUpperCase() })).toEqual(both);
  const { rows: named } = await operator.services.pool.query<{ title: string }>(
    'select t.value as title from operator.node n, jsonb_each_text(n.titles) t where n.node_id = $1',
    [game.nodeId],
  );
  expect(named).toHaveLength(LANGUAGES.length);
  // It may have been played under another language.
  for (const { title } of named) expect(await orders({ gameName: title }), title).toEqual(both);
  expect(await orders({ gameName: 'xyzzy' })).toEqual([]);
  expect(await orders({ gameName: '???' })).toEqual([]);
  expect(await orders({ gameName: '  ' })).toEqual(both);
  expect(await orders({ issue: won })).toEqual([won]);
  expect(await orders({ issue: 'unknown' })).toEqual([]);
  expect(await orders({ order: ` ${latest?.order.toLowerCase()} ` })).toEqual([pending]);
  expect(await orders({ order: 'T1' })).toEqual([]);
  expect(await orders({ status: 'pending' })).toEqual([pending]);
  expect(await orders({ status: 'won', gameType: game.gameType })).toEqual([won]);
  expect(await totalsOf({ status: 'won' })).toMatchObject({
    stakeMinor: '100',
    resultMinor: '400',
  });
  expect(await totalsOf({ status: 'lost' })).toMatchObject({ stakeMinor: '0', resultMinor: '0' });
});

test('[MEMBER-07] it has pages of 20, in the requested order, and its totals are what all pages add up to', async () => {
  for (let index = 1; index <= 23; index += 1) {
    operator.clock.advance(1);
    await playRound(index * 20, { win: ((index * 7) % 23) * 20 });
  }
  const first = await record();
  const second = await record({ page: first.pages.next ?? '' });
  expect([first.rows.length, second.rows.length, second.pages.next]).toEqual([20, 3, null]);
  const all = [...first.rows, ...second.rows];
  expect(new Set(all.map(({ order }) => order)).size).toBe(23);
  const sum = (of: (row: (typeof all)[number]) => string | null) =>
    `${all.reduce((total, row) => total + BigInt(of(row) ?? 0), 0n)}`;
  expect(await totalsOf()).toEqual({
    currency: 'BRL',
    totalRows: 23,
    stakeMinor: sum(({ stakeMinor }) => stakeMinor),
    pendingMinor: '0',
    pendingPayoutMinor: '0',
    payoutMinor: sum(({ payoutMinor }) => payoutMinor),
    rebateMinor: sum(({ rebateMinor }) => rebateMinor),
    resultMinor: sum(({ resultMinor }) => resultMinor),
  });
  const columns = {
    time: ({ at }: (typeof all)[number]) => Date.parse(at),
    stake: ({ stakeMinor }: (typeof all)[number]) => Number(stakeMinor),
    payout: ({ payoutMinor }: (typeof all)[number]) => Number(payoutMinor),
    result: ({ resultMinor }: (typeof all)[number]) => Number(resultMinor),
  };
  for (const [sort, of] of Object.entries(columns)) {
    const query = { sort: sort as keyof typeof columns, pageSize: 50 };
    const rising = (await record({ ...query, direction: 'asc' })).rows.map(of);
    expect(rising).toEqual(rising.toSorted((one, other) => one - other));
    expect((await record(query)).rows.map(of)).toEqual(rising.toReversed());
  }
  const raw = `${endpoints.bet.list.path}?sort=account_id`;
  const refused = await player.fetch(raw, {
    headers: { authorization: `Bearer ${player.token}` },
  });
  expect(await refused.json()).toMatchObject({
    message: 'invalid_request',
    value: { fields: [{ field: 'sort' }] },
  });
});

test('[MEMBER-07] a period is of the operator’s days, the last seven by default, 35 at most, and reaches back a year', async () => {
  const today = '2026-03-02';
  const { username } = await player.client.call(endpoints.member.get);
  operator.clock.now = new Date('2026-02-24T02:59:59.000Z');
  await player.login(username);
  const older = await playRound(100, { win: 0 });
  // Three hours after midnight in London it is midnight in São Paulo.
  operator.clock.now = new Date('2026-03-02T02:59:59.000Z');
  await player.login(username);
  const before = await playRound(100, { win: 0 });
  operator.clock.now = new Date('2026-03-02T03:00:00.000Z');
  const after = await playRound(100, { win: 0 });
  expect((await record()).period).toEqual({
    from: '2026-02-24',
    to: today,
    today,
    keptFrom: '2025-03-02',
    timeZone: 'America/Sao_Paulo',
  });
  expect(await orders({})).toEqual([after, before]);
  expect(await totalsOf({})).toMatchObject({ totalRows: 2 });
  expect(await orders({ to: today })).toEqual([after]);
  expect(await orders({ from: '2026-03-01', to: '2026-03-01' })).toEqual([before]);
  expect(await orders({ from: '2026-01-27', to: today })).toEqual([after, before, older]);
  const refusal = (query: Query) => record(query).catch((error: unknown) => error);
  const at = (field: string, reason: string) => ({
    code: 'field_invalid',
    value: { fields: [{ field, reason }] },
  });
  expect(await refusal({ from: '2026-01-26', to: today })).toMatchObject(at('to', 'too_long'));
  expect(await refusal({ from: today, to: '2026-03-01' })).toMatchObject(at('to', 'before_from'));
  expect(await refusal({ from: '2025-03-01', to: '2025-03-02' })).toMatchObject(
    at('from', 'not_kept'),
  );
  expect(await refusal({ from: '2026-02-30', to: today })).toMatchObject(at('from', 'unfit'));
  await expect(totalsOf({ from: '2026-01-26', to: today })).rejects.toMatchObject(
    at('to', 'too_long'),
  );
});

test('[MEMBER-07] no member sees another’s bets', async () => {
  const theirs = await playRound(100, { win: 0 });
  const [{ order } = { order: '' }] = (await record()).rows;
  player = (await newPlayer(operator)).player;
  expect(await totalsOf()).toMatchObject({ totalRows: 0, stakeMinor: '0', resultMinor: '0' });
  expect(await orders({})).toEqual([]);
  expect(await orders({ issue: theirs })).toEqual([]);
  expect(await orders({ order })).toEqual([]);
});
