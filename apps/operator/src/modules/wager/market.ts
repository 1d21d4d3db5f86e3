/** What bets share: when an issue closes, and how much may be lost on an outcome. */
import { type Connection, runStatement, type Statement } from '@palpite/ledger/connection.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { issueClose } from './tables/wager.table.ts';

const CLOSE: Statement = {
  name: 'operator.close_issue',
  text: 'select operator.close_issue($1, $2)',
};

/**
 * Sets until when an issue takes bets. It waits for the bets under way, so what was placed is final once a close that
 * lies in the past is committed. Take no other lock in that transaction.
 */
export async function closeIssue(on: Connection, issue: string, closesAt: Date): Promise<void> {
  await runStatement(on, CLOSE, [issue, closesAt]);
}

/** Lets new issues take bets until they close; those that are known keep their close. */
export async function openIssues(
  tx: Database,
  issues: readonly { readonly issue: string; readonly closesAt: Date }[],
): Promise<void> {
  if (issues.length === 0) return;
  await tx
    .insert(issueClose)
    .values([...issues])
    .onConflictDoNothing();
}

/** Moves the closes of issues whose sale has not begun: nothing is under way on them. */
export async function moveIssues(
  tx: Database,
  issues: readonly { readonly issue: string; readonly closesAt: Date }[],
): Promise<void> {
  if (issues.length === 0) return;
  await tx
    .insert(issueClose)
    .values([...issues])
    .onConflictDoUpdate({
      target: issueClose.issue,
      set: { closesAt: sql`excluded.closes_at` },
    });
}

/** Forgets the closes of issues that do not take place and were never on sale. */
export async function dropIssues(tx: Database, issues: readonly string[]): Promise<void> {
  await tx.delete(issueClose).where(inArray(issueClose.issue, [...issues]));
}

const CAP: Statement = { name: 'operator.set_cap', text: 'select operator.set_cap($1, $2, $3)' };

/**
 * Sets how much may be lost under a key, in minor units. A hot outcome takes eight stripes, so that its bets do not queue;
 * the number of stripes is fixed by the first call.
 */
export async function setCap(
  on: Connection,
  key: string,
  capMinor: bigint,
  stripes = 1,
): Promise<void> {
  await runStatement(on, CAP, [key, capMinor.toString(), stripes]);
}

export interface Cap {
  readonly key: string;
  readonly capMinor: bigint;
  readonly stripes: number;
}

const ENSURE: Statement = {
  name: 'operator.ensure_caps',
  text: `insert into operator.exposure (key, stripe, cap_minor)
    select c.key, s, c.cap / c.stripes + case when s < c.cap % c.stripes then 1 else 0 end
    from unnest($1::text[], $2::bigint[], $3::int[]) c(key, cap, stripes), generate_series(0, c.stripes - 1) s
    order by c.key, s
    on conflict do nothing`,
};

/**
 * Caps for keys that have none yet; the others keep theirs. Commit it before a stake names the keys: a stake that waited
 * here would wait before its gate, in the wrong order.
 */
export async function ensureCaps(on: Connection, caps: readonly Cap[]): Promise<void> {
  if (caps.length === 0) return;
  await runStatement(on, ENSURE, [
    caps.map(({ key }) => key),
    caps.map(({ capMinor }) => capMinor.toString()),
    caps.map(({ stripes }) => stripes),
  ]);
}

const MOST_KNOWN = 50_000;
/** So long a process trusts that caps which it ensured are still there. */
const TRUSTED_MILLISECONDS = 60_000;

/** Remembers which keys have their caps, so that the first bet on an outcome asks and those right after it do not. */
export interface CapKeeper {
  /** As `ensureCaps`, committed. */
  ensure(caps: readonly Cap[]): Promise<void>;
}

/**
 * A key without its cap would take any stake, so what is remembered is asked again every minute: it may be gone after the
 * database was restored. A key that was dropped takes no more bets.
 */
export function createCapKeeper(pool: Pool, now: () => Date): CapKeeper {
  const until = new Map<string, number>();
  return {
    async ensure(caps) {
      const at = now().getTime();
      const fresh = caps.filter(({ key }) => (until.get(key) ?? 0) <= at);
      await ensureCaps(pool, fresh);
      if (until.size + fresh.length > MOST_KNOWN) until.clear();
      for (const { key } of fresh) until.set(key, at + TRUSTED_MILLISECONDS);
    },
  };
}

const TIGHT: Statement = {
  name: 'operator.tight_caps',
  text: `select key, sum(cap_minor - liability_minor)::text as left_minor from operator.exposure
    where key ~>=~ $1 and key ~<~ $2
    group by key having sum(cap_minor - liability_minor) * $3 <= sum(cap_minor) order by key`,
};

/**
 * The keys that begin so and have little room: at most one part in `parts` of their cap.
 * @param beginning ends in a colon
 * @returns what may still be lost under each, in minor units
 */
export async function tightCaps(
  on: Connection,
  beginning: `${string}:`,
  parts: number,
): Promise<readonly { readonly key: string; readonly leftMinor: bigint }[]> {
  const rows = await runStatement<{ key: string; left_minor: string }>(on, TIGHT, [
    beginning,
    endOf(beginning),
    parts,
  ]);
  return rows.map(({ key, left_minor }) => ({ key, leftMinor: BigInt(left_minor) }));
}

/** What follows every key that begins so. */
const endOf = (beginning: `${string}:`) => beginning.replace(/:$/, ';');

const DROP: Statement = {
  name: 'operator.drop_exposure',
  text: 'delete from operator.exposure where key ~>=~ $1 and key ~<~ $2',
};

/** Forgets all keys that begin so, whose event takes no more bets. @param beginning ends in a colon */
export async function dropExposure(on: Connection, beginning: `${string}:`): Promise<void> {
  await runStatement(on, DROP, [beginning, endOf(beginning)]);
}
