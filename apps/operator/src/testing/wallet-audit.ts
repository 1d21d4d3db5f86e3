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
    balance: string;
    currency: string;
  }>(`select coalesce(w.engine, a.facts ->> 'engine') || ':' || operator.ref_text(a.engine_ref) as id,
        case when a.kind = 'p' then 'bet' when a.kind in ('w', 's') then 'win' else 'rollback' end as kind,
        a.amount_minor::text as amount, a.balance_minor::text as balance, m.currency
      from operator.act a
      left join operator.wager w on w.id = a.wager_id
      join operator.stake_gate g on g.account_id = coalesce(w.account_id, (a.facts ->> 'account')::bigint)
      join ledger.account m on m.account_id = g.credits[1]`);
  const kept = new Map(
    rows.map(({ id, kind, amount, balance, currency }) => [
      id,
      describe(kind, amount, { balanceMinor: balance, currency }),
    ]),
  );
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

/** Transfers of vendors' calls in the ledger that no vendor made, by the bet that they belong to. */
export async function unaskedTransfers(pool: Pool, players: Players): Promise<string[]> {
  // Each call that was done is one transfer, also one that moves nothing; a stake that was given up may be one.
  const asked = players.flatMap(({ seat, answered, givenUp }) =>
    [...answered.map(({ request }) => request.transactionId), ...givenUp].map(
      (name) => `vendor:${seat.vendor.code}:${name}`,
    ),
  );
  const { rows } = await pool.query<{ told: string }>(
    `select kind || ' ' || reference as told from ledger.transfer
     where kind in ('bet', 'win', 'loss', 'bet-cancelled', 'bet-corrected')
       and key_hash not in (select ledger.hash16(key) from unnest($1::text[]) as key)`,
    [asked],
  );
  return rows.map(({ told }) => told);
}

/** Rounds whose stake, payout or end differs from the answers. */
export async function wrongRounds(pool: Pool, players: Players): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; told: string }>(
    `select engine || ':' || operator.ref_text(engine_ref) as id, case status when 'void' then 'rolled_back' else status end
       || ' ' || stake_minor || ' ' || payout_minor as told from operator.wager`,
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
    givenUp.map((name) => `vendor:${seat.vendor.code}:${name}`),
  );
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from unnest($1::text[]) as name
     join ledger.used_key k on k.key_hash = ledger.hash16(name)`,
    [ids],
  );
  return rows[0]?.count ?? 0;
}
