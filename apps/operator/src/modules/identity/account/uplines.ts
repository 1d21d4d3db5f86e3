import type { Database } from '@palpite/server/database/transaction.ts';
import { sql } from 'drizzle-orm';

/** Accounts whose lines are kept: they never change. */
const KEPT = 50_000;

/** The agents above accounts, at any distance, from memory where they were asked for before. */
export function createUplines(database: Database) {
  const known = new Map<number, readonly number[]>();
  return async (accountIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> => {
    const unknown = accountIds.filter((id) => !known.has(id));
    if (unknown.length > 0) {
      const { rows } = await database.execute<{ id: string; uplines: string[] }>(sql`
        select asked.id, coalesce(array_agg(t.ancestor_id) filter (where t.ancestor_id is not null), '{}') as uplines
        from unnest(${sql.param(unknown)}::bigint[]) as asked (id)
        left join operator.team_closure t on t.descendant_id = asked.id
        group by asked.id`);
      if (known.size > KEPT) known.clear();
      for (const { id, uplines } of rows) known.set(Number(id), uplines.map(Number));
    }
    return new Map(accountIds.map((id) => [id, known.get(id) ?? []]));
  };
}
