/**
 * Compares the two books: the answers to players' vendors, and the operator's records. Each check returns the
 * differences in words; an empty list is right.
 */
import type { Ledger } from '@palpite/ledger';
import type { Pool } from 'pg';
import { holdWallet, mainWallet } from '#modules/money/wallet/accounts.ts';
import type { VendorPlayer } from './vendor-player.ts';

type Players = readonly VendorPlayer[];

/** Players whose money differs from their answers. Only while nothing is in progress. */
export async function wrongBalances(ledger: Ledger, pool: Pool, players: Players) {
  const expected = players.flatMap(({ seat, mainMinor, heldMinor }) => [
    [mainWallet(seat.accountId), mainMinor] as const,
    [holdWallet(seat.accountId), heldMinor] as const,
  ]);
  const actual = await ledger.balances(
    pool,
    expected.map(([ref]) => ref),
  );
  return expected
    .filter(([ref, amount]) => actual.get(ref) !== amount)
    .map(([ref, amount]) => `${ref} has ${actual.get(ref)} and should have ${amount}`);
}

/**
 * Postings of players' wallets after which the stored balance is not the sum of all before: the history, recomputed
 * from the beginning.
 */
export async function brokenHistory(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ ref: string; transfer_id: string }>(`
    with side as (
      select source_id as account_id, transfer_id, line, -amount_minor as change, source_after_minor as after
      from ledger.posting
      union all
      select destination_id, transfer_id, line, amount_minor, destination_after_minor from ledger.posting
    ), told as (
      select a.ref, transfer_id, after, sum(change) over (
        partition by account_id order by transfer_id, line rows unbounded preceding
      ) as sum
      from side join ledger.account a using (account_id) where a.guarded
    )
    select ref, transfer_id from told where after is distinct from sum order by transfer_id`);
  return rows.map((row) => `${row.ref} after transfer ${row.transfer_id}`);
}

/** Money calls that only one side has, or that differ. */
export async function wrongCalls(pool: Pool, players: Players): Promise<string[]> {
  const { rows } = await pool.query<{
    id: string;
    kind: string;
    amount: string;
    answer: unknown;
  }>(`select vendor_code || ':' || transaction_id as id, kind, amount_minor::text as amount, answer
      from operator.vendor_transaction`);
  const kept = new Map(rows.map((row) => [row.id, describe(row.kind, row.amount, row.answer)]));
  const wrong: string[] = [];
  for (const { seat, answered, givenUp } of players) {
    for (const { call, request, reply } of answered) {
      const id = `${seat.vendor.code}:${request.transactionId}`;
      const told = describe(call, String(request.amountMinor), reply.body);
      if (kept.get(id) !== told) wrong.push(`${id} was told ${told} and is ${kept.get(id)}`);
      kept.delete(id);
    }
    for (const name of givenUp) kept.delete(`${seat.vendor.code}:${name}`);
  }
  return [...wrong, ...[...kept.keys()].map((id) => `${id} was never told`)];
}

function describe(kind: string, amount: string, answer: unknown): string {
  const { balanceMinor, currency } = answer as { balanceMinor?: string; currency?: string };
  return `${kind} ${amount}, ${balanceMinor} ${currency}`;
}

/** Transfers of vendors' calls in the ledger that no vendor made. */
export async function unaskedTransfers(pool: Pool, players: Players): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    `select key from ledger.transfer where key like 'vendor:%' or key like 'vendor-stake:%'`,
  );
  const asked = new Set(players.flatMap((player) => player.acknowledged.map(({ key }) => key)));
  for (const { seat, givenUp } of players) {
    for (const name of givenUp) {
      const key = `vendor:${seat.vendor.code}:${name}`;
      asked.add(key).add(`${key}-r`);
    }
  }
  // A further stake belongs to the call that closed its round, which is last in its key.
  const callOf = (key: string) => key.replace(/^vendor-stake:([^:]+):\d+:/, 'vendor:$1:');
  return rows.map(({ key }) => key).filter((key) => !asked.has(callOf(key)));
}

/** Rounds whose stake, payout or end differs from the answers. */
export async function wrongRounds(pool: Pool, players: Players): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; told: string }>(
    `select vendor_code || ':' || round_id as id,
       status || ' ' || stake_minor || ' ' || payout_minor as told from operator.game_round`,
  );
  const kept = new Map(rows.map(({ id, told }) => [id, told]));
  const wrong: string[] = [];
  for (const { seat, rounds } of players) {
    for (const { roundId, stakes, payoutMinor, status, sure } of rounds) {
      const id = `${seat.vendor.code}:${roundId}`;
      const staked = stakes.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
      const told = `${status} ${staked} ${payoutMinor}`;
      const is = kept.get(id);
      kept.delete(id);
      if (is === undefined && !sure) continue;
      if (is !== told) wrong.push(`${id} is ${is} and should be ${told}`);
    }
  }
  return [...wrong, ...[...kept.keys()].map((id) => `${id} was never played`)];
}

/** How many of the stakes that were given up without an answer had been taken. */
export async function takenUnheard(pool: Pool, players: Players): Promise<number> {
  const ids = players.flatMap(({ seat, givenUp }) =>
    givenUp.map((name) => `${seat.vendor.code}:${name}`),
  );
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from operator.vendor_transaction
     where vendor_code || ':' || transaction_id = any($1)`,
    [ids],
  );
  return rows[0]?.count ?? 0;
}
