import type { Database } from '@palpite/server/database/transaction.ts';
import { type SQL, sql } from 'drizzle-orm';
import { act, idAt, stakeGate, wager, wagerKey } from '#modules/wager/tables/wager.table.ts';
import type { OurTransaction } from './compare-transactions.ts';

/**
 * Our records of a vendor's calls, read for a comparison: its acts, found by their keys or by their numbers, which carry
 * their time. Lists of ids are sent as one array each, since a vendor makes more calls in a few minutes than a statement
 * takes parameters.
 */

/** Our record of one vendor's calls. Nothing else of a comparison knows how it is stored. */
export interface OurRecords {
  /** Those of the ids that we have, whenever they came. */
  named(transactionIds: readonly string[]): Promise<ReadonlyMap<string, OurTransaction>>;
  /** Those that came from `from` (inclusive) to `to` (exclusive). */
  between(from: Date, to: Date): Promise<ReadonlyMap<string, OurTransaction>>;
  /** The end of a span that begins at `from`, ends at `latest` and holds about `most` of our records or fewer. */
  endOfSlice(span: { from: Date; latest: Date; most: number }): Promise<Date>;
  /** When the known rounds began; shorter than `roundIds` when some are unknown here. */
  openings(roundIds: readonly string[]): Promise<readonly Date[]>;
}

export const ourRecords = (database: Database, vendorCode: string): OurRecords => ({
  named: (transactionIds) => ourTransactionsNamed(database, vendorCode, transactionIds),
  between: (from, to) => ourTransactionsBetween(database, vendorCode, from, to),
  endOfSlice: (span) => endOfSlice(database, vendorCode, span),
  openings: (roundIds) => openingsOf(database, vendorCode, roundIds),
});

function ourTransactionsNamed(
  database: Database,
  vendorCode: string,
  transactionIds: readonly string[],
): Promise<ReadonlyMap<string, OurTransaction>> {
  if (transactionIds.length === 0) return Promise.resolve(new Map());
  return comparable(
    database,
    vendorCode,
    sql`select a.* from unnest(${sql.param([...transactionIds])}::text[]) as named(id)
      join ledger.used_key k on k.key_hash = ledger.hash16('vendor:' || ${vendorCode} || ':' || named.id)
      join ${act} a on a.id = k.transfer_id`,
  );
}

function ourTransactionsBetween(
  database: Database,
  vendorCode: string,
  from: Date,
  to: Date,
): Promise<ReadonlyMap<string, OurTransaction>> {
  return comparable(database, vendorCode, actsBetween(vendorCode, from, to));
}

/** A vendor's acts of a span, in the order of time. */
const actsBetween = (vendorCode: string, from: Date, to: Date): SQL => sql`
  select a.* from ${act} a
  where a.id >= ${idAt(from)} and a.id < ${idAt(to)} and a.engine_ref is not null and (
    a.facts ->> 'engine' = ${vendorCode}
    or exists (select from ${wager} w where w.id = a.wager_id and w.engine = ${vendorCode}))
  order by a.id`;

async function endOfSlice(
  database: Database,
  vendorCode: string,
  { from, latest, most }: { from: Date; latest: Date; most: number },
): Promise<Date> {
  const { rows } = await database.execute<{ at: string }>(sql`
    select extract(epoch from ledger.time_of(next.id)) * 1000 as at
    from (${actsBetween(vendorCode, from, latest)} offset ${most} limit 1) next`);
  const [next] = rows;
  if (!next) return latest;
  // Records of one millisecond are never split, however many there are.
  return new Date(Math.max(Number(next.at), from.getTime() + 1));
}

async function openingsOf(
  database: Database,
  vendorCode: string,
  roundIds: readonly string[],
): Promise<readonly Date[]> {
  const { rows } = await database.execute<{ at: string }>(sql`
    select extract(epoch from ledger.time_of(k.wager_id)) * 1000 as at
    from unnest(${sql.param([...roundIds])}::text[]) as named(id)
    join ${wagerKey} k on k.key_hash = ledger.hash16('round:' || ${vendorCode} || ':' || named.id)`);
  return rows.map(({ at }) => new Date(Number(at)));
}

interface ActRow extends Record<string, unknown> {
  readonly transaction: string;
  readonly kind: string;
  readonly round: string;
  readonly account: string;
  readonly amount: string;
  readonly currency: string;
  readonly taken_back: boolean;
}

const KINDS: Readonly<Record<string, OurTransaction['kind']>> = {
  p: 'bet',
  w: 'win',
  s: 'win',
  v: 'rollback',
  n: 'rollback',
};

async function comparable(
  database: Database,
  vendorCode: string,
  acts: SQL,
): Promise<ReadonlyMap<string, OurTransaction>> {
  const { rows } = await database.execute<ActRow>(sql`
    with a as (${acts})
    select operator.ref_text(a.engine_ref) as transaction, a.kind,
      coalesce(operator.ref_text(w.engine_ref), a.facts ->> 'round') as round,
      coalesce(w.account_id, (a.facts ->> 'account')::bigint)::text as account,
      a.amount_minor::text as amount, t.currency, exists (
        select from ${wagerKey} k
        where k.key_hash = ledger.hash16('taken back:' || ${vendorCode} || ':' || operator.ref_text(a.engine_ref))
      ) as taken_back
    from a
    left join ${wager} w on w.id = a.wager_id
    join ${stakeGate} g on g.account_id = coalesce(w.account_id, (a.facts ->> 'account')::bigint)
    join ledger.account t on t.account_id = g.credits[1]`);
  return new Map(
    rows.map(({ transaction, kind, round, account, amount, currency, taken_back }) => [
      transaction,
      {
        transactionId: transaction,
        kind: KINDS[kind] ?? 'rollback',
        roundId: round,
        playerId: account,
        amountMinor: amount,
        currency,
        takenBack: kind === 'p' && taken_back,
      },
    ]),
  );
}
