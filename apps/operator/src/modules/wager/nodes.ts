/** The list of what can be bet on, of every product: by it, records and boards name a bet without asking its engine. */
import { nameTerms } from '@palpite/domain/name-terms.ts';
import type { Titles } from '@palpite/domain/titles.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { node } from './tables/node.table.ts';

/** What a node says; its names are read from the titles. */
const FACTS = sql.raw(
  'node_id, engine, code, category, vendor_code, vendor_name, titles, account_type, picture_seed',
);

/** A game, a lottery or a match as its module's own tables have it; `tables/node.table.ts` says what each column is. */
export interface NodeColumns {
  readonly nodeId: SQLWrapper;
  readonly engine: Value;
  readonly code: Value;
  readonly category: Value;
  readonly vendorCode: Value;
  readonly vendorName: Value;
  readonly titles: SQLWrapper;
  readonly accountType: Value | null;
  readonly pictureSeed: Value | null;
}

/** Of a row, or the same for all. */
type Value = SQLWrapper | string;

interface Unlisted {
  readonly titles: Titles;
  readonly vendor_name: string;
}

const BATCH = 1_000;

/**
 * Lists what can be bet on, as the tables of its module have it now: in the transaction that writes those, at each start,
 * and now and then, since an older process or a statement by hand writes them alone. Nodes that say the same stay untouched.
 * @param columns what they are made of, in the words of `from`
 * @returns how many were written
 */
export async function listNodes(tx: Database, columns: NodeColumns, from: SQL): Promise<number> {
  const { nodeId, engine, code, category, vendorCode, vendorName } = columns;
  const { titles, accountType, pictureSeed } = columns;
  const { rows } = await tx.execute<Unlisted & Record<string, unknown>>(sql`
    select ${nodeId} as node_id, ${engine}::text as engine, ${code}::text as code, ${category}::text as category,
      ${vendorCode}::text as vendor_code, ${vendorName}::text as vendor_name, ${titles} as titles,
      ${accountType}::text as account_type, ${pictureSeed}::text as picture_seed
    ${from}
    except select ${FACTS} from ${node} where names is not null`);
  for (let at = 0; at < rows.length; at += BATCH) await write(tx, rows.slice(at, at + BATCH));
  // Until its rows are counted, the server treats a new list as small.
  if (rows.length >= BATCH) await tx.execute(sql`analyze ${node}`);
  return rows.length;
}

async function write(tx: Database, rows: readonly Unlisted[]): Promise<void> {
  const named = rows.map((row) => ({ ...row, terms: nameTerms(row.titles, row.vendor_name) }));
  await tx.execute(sql`
    insert into ${node} (${FACTS}, names)
    select ${FACTS}, array_to_tsvector(terms)
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named (node_id bigint, engine text, code text,
      category text, vendor_code text, vendor_name text, titles jsonb, account_type text, picture_seed text, terms text[])
    order by node_id
    on conflict (node_id) do update set
      engine = excluded.engine, code = excluded.code, category = excluded.category, vendor_code = excluded.vendor_code,
      vendor_name = excluded.vendor_name, titles = excluded.titles, account_type = excluded.account_type,
      picture_seed = excluded.picture_seed, names = excluded.names`);
}
