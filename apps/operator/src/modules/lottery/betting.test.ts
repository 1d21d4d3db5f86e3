import { randomUUID } from 'node:crypto';
import { endpoints } from '@palpite/contract';
import {
  MOST_AREA_SYMBOLS,
  MOST_SLIP_LINES,
  MOST_SLIP_SYMBOLS,
} from '@palpite/contract/lottery-bet.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Browser, TestOperator } from '#testing/operator.ts';
import {
  balanceOf,
  cancelBet,
  drawIssue,
  issueOf,
  line,
  numeroOf,
  placeSlip,
  receiptOf,
  verified,
  workUntil,
} from './testing/bets.ts';
import { withLotteries } from './testing/with-lotteries.ts';

const K3 = 'k3-1m';

const held = withLotteries([K3]);
let operator: TestOperator;
let player: Browser;
let numero: string;
beforeEach(async () => {
  ({ operator, player } = held);
  numero = await numeroOf(player, K3);
});

const dice = (choices: string, unitMinor?: string) =>
  line(K3, numero, 'sum-size', choices, unitMinor);

test('[LOTT-07] a slip is held at once, and the draw settles each of its lines once, by its rules', async () => {
  const before = await balanceOf(player);
  const lines = [dice('big'), dice('small'), line(K3, numero, 'sum', '3 4 5 6 7 8 9 10', '100')];
  const { bets, totalMinor, balance } = await placeSlip(player, lines, 1_000);
  expect([bets.length, totalMinor]).toEqual([3, '1000']);
  expect(balance?.sumBalance).toBe(String(before - 1_000));
  await drawIssue(operator, player, K3);
  const { rows } = await player.client.call(endpoints.bet.list, { query: {} });
  const numbers = rows[0]?.outcome?.split(' ').map(Number) ?? [];
  const sum = numbers.reduce((all, each) => all + each, 0);
  const isBig = sum >= 11;
  expect(rows.map(({ play, selection, odds, issue }) => [play, selection, odds, issue])).toEqual([
    ['sum', '3 4 5 6 7 8 9 10', null, numero],
    ['sum-size', 'small', '1.9560', numero],
    ['sum-size', 'big', '1.9560', numero],
  ]);
  expect(rows.slice(1).map(({ status }) => status)).toEqual(
    isBig ? ['lost', 'won'] : ['won', 'lost'],
  );
  // Of the sums from 3 to 10 one comes exactly when the dice are small.
  expect(Number(rows[0]?.payoutMinor) > 0).toBe(!isBig);
  expect(rows.map(({ game }) => [game.gameType, game.vassalage])).toEqual(
    rows.map(() => ['ELOTT', 'LOTTERY']),
  );
  const paid = rows.reduce((all, { payoutMinor }) => all + Number(payoutMinor), 0);
  expect(Number(rows.find(({ status }) => status === 'won')?.payoutMinor)).toBeGreaterThanOrEqual(
    195,
  );
  expect(await balanceOf(player)).toBe(before - 1_000 + paid);
  // Done again, the work changes nothing.
  await operator.worker.drain();
  expect(await balanceOf(player)).toBe(before - 1_000 + paid);
});

test('a receipt shows that its bet was in the list, and the draw from the seed that was committed before sales', async () => {
  const { onSale } = await issueOf(player, K3);
  const { bets } = await placeSlip(player, [dice('big'), dice('small'), dice('odd even')], 400);
  const order = bets[1]?.order ?? '';
  const open = await receiptOf(player, order);
  expect(open).toMatchObject({ inclusion: null, proof: { state: 'open', seed: null, root: null } });
  expect(open.proof.commitment).toBe(onSale?.commitment);
  await workUntil(operator, onSale?.closesAt ?? '');
  const closed = await receiptOf(player, order);
  expect(closed).toMatchObject({
    proof: { state: 'closed', betCount: 3, seed: null, numbers: [] },
  });
  await workUntil(operator, onSale?.drawsAt ?? '');
  const drawn = await receiptOf(player, order);
  expect(drawn.proof).toMatchObject({ state: 'settled', root: closed.proof.root });
  expect(drawn.leaf).toEqual(open.leaf);
  expect(verified(drawn)).toEqual([
    ['commitment', true],
    ['chain', true],
    ['result', true],
    ['inclusion', true],
  ]);
  await expect(cancelBet(player, order)).rejects.toMatchObject({ code: 'bet_state' });
  expect(
    await player.client.call(endpoints.lottery.getProof, { query: { gameCode: K3, numero } }),
  ).toEqual(drawn.proof);
});

test('the answer of a bet and of its return has the balance that a read has, with the same versions', async () => {
  const asRead = async () => ({
    ...(await player.client.call(endpoints.wallet.getBalance)),
    asOf: expect.any(String) as string,
  });
  const placed = await placeSlip(player, [dice('big')], 100);
  expect(placed.balance).toEqual(await asRead());
  const { balance } = await cancelBet(player, placed.bets[0]?.order ?? '');
  expect(balance).toEqual(await asRead());
  expect(BigInt(balance?.versions.sumBalance ?? 0)).toBeGreaterThan(
    BigInt(placed.balance?.versions.sumBalance ?? 0),
  );
});

test('a bet is taken back until the close and leaves nothing behind; afterwards neither bet nor return is possible', async () => {
  const before = await balanceOf(player);
  const { bets } = await placeSlip(player, [dice('big'), dice('small')], 200);
  const [first = '', second = ''] = bets.map(({ order }) => order);
  expect(await cancelBet(player, first)).toMatchObject({
    returnedMinor: '100',
    balance: { sumBalance: String(before - 100) },
  });
  expect(await cancelBet(player, first)).toMatchObject({
    balance: { sumBalance: String(before - 100) },
  });
  const other = await operator.signedIn();
  await expect(cancelBet(other, second)).rejects.toMatchObject({ code: 'not_found' });
  const { onSale } = await issueOf(player, K3);
  operator.clock.now = new Date(onSale?.closesAt ?? '');
  await expect(cancelBet(player, second)).rejects.toMatchObject({ code: 'issue_closed' });
  await expect(placeSlip(player, [dice('big')], 100)).rejects.toMatchObject({
    code: 'issue_closed',
  });
  await operator.worker.drain();
  expect((await receiptOf(player, first)).leaf).toBeNull();
  expect((await receiptOf(player, second)).proof).toMatchObject({ betCount: 1 });
  const { list } = await player.client.call(endpoints.lottery.listBets, {
    query: { pending: true },
  });
  expect(list.map(({ order }) => order)).toEqual([second]);
});

test('the operator counts a slip for itself, and names the line that it refuses', async () => {
  const before = await balanceOf(player);
  const refused = (lines: Parameters<typeof placeSlip>[1], total = 100) =>
    placeSlip(player, lines, total).then(
      () => 'taken',
      (error: { code: string; value: unknown }) => [error.code, error.value],
    );
  const field = (name: string, reason: string) => [
    'field_invalid',
    { fields: [{ field: name, reason }] },
  ];
  expect(await refused([dice('big small')])).toEqual(['price_changed', { totalMinor: '200' }]);
  expect(await refused([dice('big'), dice('huge')])).toEqual(
    field('lines.1.selection', 'unknown_symbol'),
  );
  expect(await refused([line(K3, numero, 'no-play', 'big')])).toEqual(
    field('lines.0.play', 'not offered'),
  );
  expect(await refused([line(K3, '20990101-0001', 'sum-size', 'big')])).toEqual(
    field('lines.0.numero', 'not on sale'),
  );
  expect(await refused([line('k3-9m', numero, 'sum-size', 'big')])).toEqual([
    'game_not_found',
    null,
  ]);
  expect(await refused([dice('big', '1')], 1)).toEqual(['amount_out_of_range', null]);
  expect(await refused([dice('big', '500001')], 500_001)).toEqual(['amount_out_of_range', null]);
  expect(await refused([dice('big', '100001')], 100_001)).toEqual(['insufficient_funds', null]);
  expect(await balanceOf(player)).toBe(before);
});

test('a slip has up to five hundred lines, all of which are found by its number; one more is refused before anything is counted', async () => {
  const before = await balanceOf(player);
  const lines = Array.from({ length: MOST_SLIP_LINES }, (_, at) => dice(at % 2 ? 'big' : 'small'));
  expect(MOST_SLIP_LINES).toBe(500);
  const one = await placeSlip(player, [...lines, dice('odd')], 50_100).catch((error) => error);
  expect([one.code, one.value]).toEqual([
    'invalid_request',
    { fields: [{ field: 'lines', reason: 'expected <=500' }] },
  ]);
  expect(await balanceOf(player)).toBe(before);
  const { bets, balance, slipId } = await placeSlip(player, lines, 50_000);
  expect(bets).toHaveLength(500);
  expect(balance?.sumBalance).toBe(String(before - 50_000));
  const query = { slipId, pageSize: MOST_SLIP_LINES };
  const { list } = await player.client.call(endpoints.lottery.listBets, { query });
  expect(new Set(list.map(({ order }) => order))).toEqual(new Set(bets.map(({ order }) => order)));
  // Bets of whatever slips may each be large, so that a page of them has fewer.
  const any = await player.client.call(endpoints.lottery.listBets, {
    query: { pageSize: MOST_SLIP_LINES },
  });
  expect(any.list).toHaveLength(100);
  expect(any.pages.next).not.toBeNull();
  // The last line is named as the first would be.
  await expect(placeSlip(player, [...lines.slice(1), dice('huge')], 50_000)).rejects.toMatchObject({
    code: 'field_invalid',
    value: { fields: [{ field: 'lines.499.selection' }] },
  });
});

test('a chase of five hundred lines is held whole; one line more is refused', async () => {
  const before = await balanceOf(player);
  const { play, selection, unitMinor } = dice('big', '2');
  const chase = (count: number) =>
    player.client.call(endpoints.lottery.placeChase, {
      body: {
        gameCode: K3,
        numero,
        lines: Array.from({ length: count }, () => ({ play, selection, unitMinor })),
        multiples: [1, 1],
        stopOnWin: false,
        totalMinor: String(4 * count),
      },
      idempotencyKey: randomUUID(),
    });
  await expect(chase(MOST_SLIP_LINES + 1)).rejects.toMatchObject({
    code: 'invalid_request',
    value: { fields: [{ field: 'lines' }] },
  });
  expect(await chase(MOST_SLIP_LINES)).toMatchObject({ totalMinor: '2000' });
  expect(await balanceOf(player)).toBe(before - 2_000);
});

test('a slip of more numbers than are priced at once is refused before anything is looked up, and so is a chase', async () => {
  // Neither the lottery nor its numbers are there: a look at the lines would be refused for that.
  const chosen = Array.from({ length: MOST_AREA_SYMBOLS }, (_, at) => `${at}`).join(' ');
  const many = (count: number) =>
    Array.from({ length: count }, () => line('no-lottery', numero, 'no-play', chosen));
  const full = MOST_SLIP_SYMBOLS / MOST_AREA_SYMBOLS;
  const tooMany = [...many(full), line('no-lottery', numero, 'no-play', 'one')];
  const refusal = { code: 'slip_too_large', value: { mostSymbols: 10_000 } };
  await expect(placeSlip(player, tooMany, 1)).rejects.toMatchObject(refusal);
  await expect(placeSlip(player, many(full), 1)).rejects.toMatchObject({ code: 'game_not_found' });
  const chase = (lines: ReturnType<typeof many>) =>
    player.client.call(endpoints.lottery.placeChase, {
      body: {
        gameCode: 'no-lottery',
        numero,
        lines: lines.map(({ play, selection, unitMinor }) => ({ play, selection, unitMinor })),
        multiples: [1, 1],
        stopOnWin: false,
        totalMinor: '1',
      },
      idempotencyKey: randomUUID(),
    });
  await expect(chase(tooMany)).rejects.toMatchObject(refusal);
  await expect(chase(many(full))).rejects.toMatchObject({ code: 'game_not_found' });
});

test('the same act sent twice is one slip', async () => {
  const before = await balanceOf(player);
  const key = 'the-same-slip-sent-again';
  const first = await placeSlip(player, [dice('big')], 100, key);
  expect(await placeSlip(player, [dice('big')], 100, key)).toEqual(first);
  expect(await balanceOf(player)).toBe(before - 100);
});

test('the account record shows a bet and its payout under the game’s name', async () => {
  const { bets } = await placeSlip(player, [dice('big small')], 200);
  await drawIssue(operator, player, K3);
  const { rows } = await player.client.call(endpoints.movement.list, { query: {} });
  expect(rows.slice(0, 2).map(({ type, order, note }) => [type, order, note])).toEqual([
    ['payout', bets[0]?.order, 'K3 1 min'],
    ['bet', bets[0]?.order, 'K3 1 min'],
  ]);
});

test('the account record shows a slip of several bets as one movement, under the game’s name', async () => {
  await placeSlip(player, [dice('big'), dice('small')], 200);
  const { rows } = await player.client.call(endpoints.movement.list, { query: {} });
  expect(rows[0]).toMatchObject({ type: 'bet', outMinor: '200', note: 'K3 1 min' });
});

test('the movement of a slip leads to its bets, page by page; a single bet’s has its own number', async () => {
  const choices = ['big', 'small', 'odd'] as const;
  const lines = Array.from({ length: 45 }, (_, at) => dice(choices[at % 3] ?? 'big'));
  const { bets, slipId } = await placeSlip(player, lines, 4_500);
  const movementNow = async () =>
    (await player.client.call(endpoints.movement.list, { query: {} })).rows[0];
  const movement = await movementNow();
  expect(movement).toMatchObject({ type: 'bet', outMinor: '4500', slipId });
  const pageOf = (browser: Browser, query: { page?: string; pageSize?: number } = {}) =>
    browser.client.call(endpoints.bet.listOfSlip, {
      query: { slipId: movement?.slipId ?? '', ...query },
    });
  const first = await pageOf(player);
  const second = await pageOf(player, { page: first.pages.next ?? '' });
  const last = await pageOf(player, { page: second.pages.next ?? '' });
  expect([first, second, last].map(({ rows }) => rows.length)).toEqual([20, 20, 5]);
  expect(last.pages.next).toBeNull();
  const listed = [first, second, last].flatMap(({ rows }) => rows);
  // In the order of their numbers, which need not be that of the lines.
  const orders = (of: readonly { order: string }[]) => of.map(({ order }) => order).toSorted();
  expect(orders(listed)).toEqual(orders(bets));
  // The same bet as the betting record has it.
  const { bet } = await player.client.call(endpoints.bet.get, {
    query: { order: listed[2]?.order ?? '' },
  });
  expect(listed[2]).toEqual(bet);
  expect(bet).toMatchObject({ issue: numero, stakeMinor: '100', status: 'pending' });
  for (const fact of ['play', 'selection', 'odds'] as const) expect(bet[fact]).toBeTruthy();
  expect((await pageOf(await operator.signedIn())).rows).toEqual([]);
  for (const unknown of ['0', '-1', 'S1', "1' or 1=1", '99999999999999999999']) {
    const query = { slipId: unknown };
    expect((await player.client.call(endpoints.bet.listOfSlip, { query })).rows).toEqual([]);
  }
  const single = await placeSlip(player, [dice('big')], 100);
  const alone = await movementNow();
  expect(alone?.order).toBe(single.bets[0]?.order);
  expect(alone?.slipId).toBeUndefined();
});

test('the betting record finds lotteries by product, by vendor and by name', async () => {
  await placeSlip(player, [dice('big')], 100);
  const found = async (query: object) =>
    (await player.client.call(endpoints.bet.list, { query })).rows.length;
  expect(await found({ gameType: 'ELOTT' })).toBe(1);
  expect(await found({ gameType: 'LOTT' })).toBe(0);
  expect(await found({ gameType: 'RNG' })).toBe(0);
  expect(await found({ vassalage: 'LOTTERY' })).toBe(1);
  expect(await found({ gameName: 'k3' })).toBe(1);
  expect(await found({ gameName: 'keno' })).toBe(0);
  expect(await found({ issue: numero })).toBe(1);
});
