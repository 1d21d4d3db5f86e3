import { endpoints } from '@palpite/contract';
import { isInChain } from '@palpite/lottery/proof.ts';
import { isSealSigned } from '@palpite/lottery/signed-seal.ts';
import { verifyDraw } from '@palpite/lottery/verify.ts';
import { expect, test } from 'vitest';
import { createOperator } from '#app.ts';
import { drawIssue, issueOf, makeIssues, workUntil } from './testing/bets.ts';
import { withLotteries } from './testing/with-lotteries.ts';

/** Draws of a game whose seeds of a day were fixed at once. */

const GAME = 'k3-5m';
const held = withLotteries([GAME, 'vn-north']);

const proofOf = (numero: string, gameCode = GAME) =>
  held.operator.browser().client.call(endpoints.lottery.getProof, { query: { gameCode, numero } });

async function chainOf(numero: string) {
  const { chain } = await proofOf(numero);
  if (chain === null) throw new Error(`${numero} has no chain`);
  return chain;
}

const later = (minutes: number) =>
  new Date(held.operator.clock.now.getTime() + minutes * 60_000).toISOString();

const issues = async () =>
  (
    await held.operator.services.pool.query<{ numero: string; chain_anchor: string }>(
      `select numero, chain_anchor from operator.lottery_issue
       where brand_code = 'palpite' and game_code = $1 order by numero`,
      [GAME],
    )
  ).rows;

test('an issue names the anchor of its day and its place before its sales, and its seed leads back to it', async () => {
  const { player, operator } = held;
  const { onSale } = await issueOf(player, GAME);
  const numero = onSale?.numero ?? '';
  const open = await proofOf(numero);
  expect(open).toMatchObject({ state: 'open', seed: null });
  expect(open.chain).toEqual({
    anchor: expect.stringMatching(/^[0-9a-f]{64}$/),
    place: Number(numero.slice(-4)) - 1,
  });
  await drawIssue(operator, player, GAME);
  const next = await drawIssue(operator, player, GAME);
  const [first, second] = [await proofOf(numero), await proofOf(next)];
  expect(first.chain).toEqual(open.chain);
  expect(second.chain).toEqual({
    anchor: open.chain?.anchor,
    place: (open.chain?.place ?? 0) + 1,
  });
  // The seed of the later one gives that of the earlier one; nothing else was drawn with.
  expect(isInChain(first.seed ?? '', 0, second.seed ?? '')).toBe(true);
  const record = { ...second, root: second.root ?? '', betCount: second.betCount ?? 0 };
  expect(verifyDraw(record).map(({ step, ok }) => [step, ok])).toEqual([
    ['commitment', true],
    ['chain', true],
    ['result', true],
  ]);
  const anchor = first.commitment ?? '';
  const moved = verifyDraw({ ...record, chain: { anchor, place: second.chain?.place ?? 0 } });
  expect(moved.filter(({ ok }) => !ok).map(({ step }) => step)).toEqual(['chain']);
});

test('a chain goes on after a restart and ends with its day; brands and days have their own', async () => {
  const { operator } = held;
  await makeIssues(operator);
  const before = await issues();
  const today = before.at(-1)?.numero.slice(0, 8) ?? '';
  // Another process, which has nothing but the database and the master key.
  const restarted = await createOperator({ ...operator.config, now: () => operator.clock.now });
  try {
    for (const minutes of [30, 30, 24 * 60]) {
      await workUntil(operator, later(minutes));
      await makeIssues({ ...operator, services: restarted.services, modules: restarted.modules });
    }
  } finally {
    await restarted.close();
  }
  const ofDay = Map.groupBy(await issues(), ({ numero }) => numero.slice(0, 8));
  expect(ofDay.get(today)?.length).toBeGreaterThan(before.length);
  expect(ofDay.size).toBeGreaterThan(1);
  const anchors = [...ofDay.values()].map((day) => new Set(day.map((row) => row.chain_anchor)));
  expect(anchors.map(({ size }) => size)).toEqual(anchors.map(() => 1));
  expect(new Set(anchors.flatMap((day) => [...day])).size).toBe(anchors.length);
  const drawn = ofDay.get(today)?.at(-1)?.numero ?? '';
  const { seed, state } = await proofOf(drawn);
  expect(state).toBe('settled');
  const { anchor, place } = await chainOf(drawn);
  expect(isInChain(anchor, place, seed ?? '')).toBe(true);
  const { rows } = await operator.services.pool.query(
    'select 1 from operator.lottery_chain group by anchor having count(*) > 1',
  );
  expect(rows).toEqual([]);
});

test('no seed is revealed while an issue before it is not closed', async () => {
  const { operator, player } = held;
  const { onSale } = await issueOf(player, GAME);
  const stuck = onSale?.numero ?? '';
  const work = `kind = 'lottery.close' and payload ->> 'brandCode' = 'palpite' and payload ->> 'numero' = $1`;
  const { rows } = await operator.database.pool.query<{ due_at: Date }>(
    `select due_at from operator.work where ${work} and payload ->> 'gameCode' = '${GAME}'`,
    [stuck],
  );
  expect(rows).toHaveLength(1);
  // Its close is put off by an hour, out of its lane: whatever keeps it, the next draw waits for it.
  await operator.database.pool.query(
    `update operator.work set due_at = due_at + interval '1 hour', lane = null
     where ${work} and payload ->> 'gameCode' = '${GAME}'`,
    [stuck],
  );
  await workUntil(operator, onSale?.drawsAt ?? '');
  await makeIssues(operator);
  const { onSale: following } = await issueOf(player, GAME);
  const numero = following?.numero ?? '';
  await workUntil(operator, following?.drawsAt ?? '');
  expect(await proofOf(stuck)).toMatchObject({ state: 'open', seed: null });
  expect(await proofOf(numero)).toMatchObject({ state: 'closed', seed: null, numbers: [] });
  // Ten minutes after the time of a draw its missing seed is a fault for all to see.
  const due = new Date(Date.parse(following?.drawsAt ?? '') + 600_000);
  operator.clock.now = new Date(due.getTime() - 60_000);
  await operator.clock.isSet();
  expect((await proofOf(numero)).lateSince).toBeNull();
  operator.clock.now = new Date(due.getTime() + 60_000);
  await operator.clock.isSet();
  expect(await proofOf(numero)).toMatchObject({ lateSince: due.toISOString(), seed: null });
  // Now it is closed, and the draws that waited are repeated.
  await workUntil(operator, later(120));
  await workUntil(operator, later(120));
  expect((await proofOf(stuck)).state).toBe('settled');
  // It stays in the record of the draw, and a draw in time has no such mark.
  expect(await proofOf(numero)).toMatchObject({ state: 'settled', lateSince: due.toISOString() });
  await makeIssues(operator);
  const inTime = await drawIssue(operator, player, GAME);
  expect(await proofOf(inTime)).toMatchObject({ state: 'settled', lateSince: null });
});

test('an issue from before there were chains is drawn and verified without one; an official draw has none', async () => {
  const { operator, player } = held;
  await makeIssues(operator);
  const { onSale } = await issueOf(player, GAME);
  const numero = onSale?.numero ?? '';
  const { pool } = operator.database;
  await pool.query('alter table operator.lottery_issue disable trigger draw_stays');
  await pool.query(
    `update operator.lottery_issue set chain_anchor = null, chain_place = null where game_code = $1 and numero = $2`,
    [GAME, numero],
  );
  await pool.query('alter table operator.lottery_issue enable trigger draw_stays');
  await drawIssue(operator, player, GAME);
  const proof = await proofOf(numero);
  expect(proof.chain).toBeNull();
  const record = { ...proof, root: proof.root ?? '', betCount: proof.betCount ?? 0 };
  expect(verifyDraw(record).map(({ step, ok }) => [step, ok])).toEqual([
    ['commitment', true],
    ['result', true],
  ]);
  const official = await issueOf(player, 'vn-north');
  expect((await proofOf(official.onSale?.numero ?? '', 'vn-north')).chain).toBeNull();
});

test('neither a chain nor the anchor of an issue nor the time of a draw can be changed', async () => {
  await drawIssue(held.operator, held.player, GAME);
  const { pool } = held.operator.services;
  for (const statement of [
    `update operator.lottery_chain set anchor = 'other'`,
    `update operator.lottery_chain set sealed_last = 'other'`,
    'delete from operator.lottery_chain',
    `update operator.lottery_issue set chain_anchor = 'other' where chain_anchor is not null`,
    `update operator.lottery_issue set signature = 'other' where signature is not null`,
    `update operator.lottery_issue set draws_at = draws_at + interval '1 hour' where drawn_at is not null`,
    'update operator.lottery_issue set chain_place = chain_place + 1 where chain_place is not null',
  ]) {
    await expect(pool.query(statement), statement).rejects.toThrow(/never changes/);
  }
});

test('what an issue names before its sales is signed with a key that is public, and no other fields are', async () => {
  const { operator, player } = held;
  await makeIssues(operator);
  const { list } = await player.client.call(endpoints.lottery.listSigningKeys);
  expect(list).toHaveLength(1);
  const keys = list.map(({ publicKey }) => publicKey);
  const { onSale } = await issueOf(player, GAME);
  const open = await proofOf(onSale?.numero ?? '');
  const signature = open.signature ?? '';
  expect(open.state).toBe('open');
  expect(isSealSigned(keys, signature, open)).toBe(true);
  await drawIssue(operator, player, GAME);
  const drawn = await proofOf(onSale?.numero ?? '');
  expect(isSealSigned(keys, drawn.signature ?? '', drawn)).toBe(true);
  const other = await proofOf((await issueOf(player, GAME)).onSale?.numero ?? '');
  for (const change of [
    { commitment: other.commitment },
    { numero: other.numero },
    { closesAt: other.closesAt },
    { chain: other.chain },
    { chain: null },
    { brand: 'lumen' },
  ]) {
    expect(isSealSigned(keys, signature, { ...drawn, ...change }), Object.keys(change)[0]).toBe(
      false,
    );
  }
  expect(isSealSigned(keys, other.signature ?? '', drawn)).toBe(false);
  expect(isSealSigned([], signature, drawn)).toBe(false);
  const { onSale: official } = await issueOf(player, 'vn-north');
  expect((await proofOf(official?.numero ?? '', 'vn-north')).signature).toBeNull();
});
