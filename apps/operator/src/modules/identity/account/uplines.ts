import type { Database } from '@palpite/server/database/transaction.ts';
import { sql } from 'drizzle-orm';

/** How far up a line is followed: no real one comes near it. */
const WHOLE_LINE = 100;
/** Accounts whose lines are kept: they never change. */
const KEPT = 50_000;

/** The agents above accounts, at any distance, from memory where they were asked for before. */
export function createUplines(database: Database) {
  const known = new Map<number, readonly number[]>();
  return async (accountIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> => {
    const unknown = accountIds.filter((id) => !known.has(id));
    if (unknown.length > 0) {
      const { rows } = await database.execute<{ id: string; uplines: string[] }>(sql`
        with recursive line as (
          select id, upline_id, 1 as depth from operator.account
          where id = any (${sql.param(unknown)}::bigint[])
          union all
          select l.id, a.upline_id, l.depth + 1
          from line l join operator.account a on a.id = l.upline_id
          where l.depth < ${WHOLE_LINE}
        )
        select id, array_remove(array_agg(upline_id), null) as uplines from line group by id`);
      if (known.size > KEPT) known.clear();
      for (const { id, uplines } of rows) known.set(Number(id), uplines.map(Number));
    }
    return new Map(accountIds.map((id) => [id, known.get(id) ?? []]));
  };
}
