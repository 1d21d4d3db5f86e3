import { and, eq, gte, inArray, isNull, lt } from 'drizzle-orm';
import { vendor } from '../database/schema/catalogue.ts';
import {
  gameRound,
  reconciliationDifference,
  reconciliationMark,
  vendorTransaction,
} from '../database/schema/game-round.ts';
import type { Database } from '../database/transaction.ts';
import { internalGamesOrigin } from '../launch/launch-game.ts';
import type { Services } from '../services.ts';
import {
  compareTransactions,
  type Difference,
  differenceOf,
  type OurTransaction,
} from './compare-transactions.ts';
import { takenBack } from './round-stakes.ts';
import { type AskedVendor, askTransactions, type TheirTransaction } from './vendor-client.ts';
import { readVendorSecrets } from './vendor-secrets.ts';

/**
 * Reconciliation: our record of a vendor's calls beside the vendor's own. It finds and reports; it never
 * moves money. What has settled itself meanwhile (a payout that the vendor asked for again, a record that
 * arrived late) is marked so; the rest waits for a person, with both records beside each other.
 */

const MINUTE = 60_000;
/** Calls younger than this may still be on their way. */
const SETTLING = 0.5 * MINUTE;
/** How far the two clocks may differ. */
const SLOP = 2 * MINUTE;
/**
 * How far back the first comparison of a vendor reaches, and the most that one run covers: after a long stop the
 * next runs catch up, an hour each.
 */
const WINDOW = 60 * MINUTE;
/** How long a vendor may have kept asking for what it wrote down; what came later still is told of. */
const LATEST = 24 * 60 * MINUTE;
/** A round that is open for longer is told of. */
const STALE_ROUND = 10 * MINUTE;

export interface ReconciliationReport {
  readonly [count: string]: number;
  readonly vendors: number;
  readonly unreachable: number;
  readonly compared: number;
  readonly found: number;
  readonly resolved: number;
}

/** Compares every vendor's record since its last comparison. Safe to repeat. */
export async function reconcile(tx: Database, services: Services): Promise<ReconciliationReport> {
  const secrets = await readVendorSecrets(tx, services.secrets);
  const origin = internalGamesOrigin(services.config);
  const report = { vendors: 0, unreachable: 0, compared: 0, found: 0, resolved: 0 };
  for (const [code, secret] of secrets) {
    report.vendors += 1;
    try {
      const { compared, found, resolved } = await compareVendor(tx, {
        code,
        secret,
        origin,
        now: services.now,
      });
      report.compared += compared;
      report.found += found;
      report.resolved += resolved;
    } catch (error) {
      report.unreachable += 1;
      services.log.warn({ err: error, vendor: code }, 'a vendor’s record could not be compared');
      // one host serves every sandbox studio: when it does not answer, asking the rest would only wait
      if (report.unreachable === report.vendors) break;
    }
  }
  report.found += await reportStaleRounds(tx, services.now());
  return report;
}

async function compareVendor(tx: Database, asked: AskedVendor) {
  const now = asked.now();
  const [mark] = await tx
    .select()
    .from(reconciliationMark)
    .where(eq(reconciliationMark.vendorCode, asked.code));
  const from = mark?.comparedTo ?? new Date(now.getTime() - WINDOW);
  const to = new Date(Math.min(now.getTime() - SETTLING, from.getTime() + WINDOW));
  if (to <= from) return { compared: 0, found: 0, resolved: 0 };
  const reach = { from: new Date(from.getTime() - SLOP), to: new Date(to.getTime() + SLOP) };
  const list = await askTransactions(asked, reach.from, reach.to);
  const theirs = new Map(list.map((each) => [each.transactionId, each]));
  const ours = await ourTransactions(tx, asked.code, reach.from, reach.to, [...theirs.keys()]);
  const due = new Set([
    ...list.filter(({ at }) => within(new Date(at), from, to)).map((each) => each.transactionId),
    ...[...ours].filter(([, { at }]) => within(at, from, to)).map(([id]) => id),
  ]);
  const unmatched = [...due].flatMap((id) => (theirs.has(id) ? [] : (ours.get(id) ?? [])));
  for (const each of await askEarlier(tx, asked, unmatched, reach.from)) {
    theirs.set(each.transactionId, each);
  }
  const differences = compareTransactions(ours, theirs, due);
  await record(tx, asked.code, differences, now);
  const resolved = await resolveArrived(tx, asked.code, theirs, now);
  await tx
    .insert(reconciliationMark)
    .values({ vendorCode: asked.code, comparedTo: to })
    .onConflictDoUpdate({ target: reconciliationMark.vendorCode, set: { comparedTo: to } });
  return { compared: due.size, found: differences.length, resolved };
}

/**
 * A call is noted by the vendor when it is first made and by us when it arrives, which may be hours later: what
 * seems to be missing there is looked for from when its round began.
 */
async function askEarlier(
  tx: Database,
  asked: AskedVendor,
  unmatched: readonly OurTransaction[],
  before: Date,
): Promise<readonly TheirTransaction[]> {
  if (unmatched.length === 0) return [];
  const rounds = [...new Set(unmatched.map(({ roundId }) => roundId))];
  const opened = await tx
    .select({ openedAt: gameRound.openedAt })
    .from(gameRound)
    .where(and(eq(gameRound.vendorCode, asked.code), inArray(gameRound.roundId, rounds)));
  const latest = before.getTime() - LATEST;
  // a stake that never came has no round here, and may be taken back at any time
  const first =
    opened.length < rounds.length
      ? latest
      : Math.min(...opened.map(({ openedAt }) => openedAt.getTime() - SLOP));
  const from = new Date(Math.max(first, latest));
  return from < before ? askTransactions(asked, from, before) : [];
}

const within = (at: Date, from: Date, to: Date) => at >= from && at < to;

async function ourTransactions(
  tx: Database,
  vendorCode: string,
  from: Date,
  to: Date,
  named: readonly string[],
): Promise<Map<string, OurTransaction & { readonly at: Date }>> {
  const mine = eq(vendorTransaction.vendorCode, vendorCode);
  const inTime = and(mine, gte(vendorTransaction.at, from), lt(vendorTransaction.at, to));
  const rows = await tx.select().from(vendorTransaction).where(inTime);
  const known = new Set(rows.map(({ transactionId }) => transactionId));
  const others = named.filter((id) => !known.has(id));
  if (others.length > 0) {
    const late = and(mine, inArray(vendorTransaction.transactionId, others));
    rows.push(...(await tx.select().from(vendorTransaction).where(late)));
  }
  const undone = await takenBack(
    tx,
    vendorCode,
    rows.map((row) => row.transactionId),
  );
  return new Map(rows.map((row) => [row.transactionId, comparable(row, undone)]));
}

function comparable(row: typeof vendorTransaction.$inferSelect, undone: ReadonlySet<string>) {
  const { transactionId, kind, roundId, accountId, amountMinor, currency, at } = row;
  return {
    transactionId,
    kind,
    roundId,
    playerId: String(accountId),
    amountMinor: amountMinor.toString(),
    currency,
    takenBack: undone.has(transactionId),
    at,
  };
}

async function record(
  tx: Database,
  vendorCode: string,
  differences: readonly Difference[],
  now: Date,
): Promise<void> {
  if (differences.length === 0) return;
  await tx
    .insert(reconciliationDifference)
    .values(differences.map((each) => ({ ...each, vendorCode, foundAt: now })))
    .onConflictDoNothing();
}

/** Differences that are none any more, by what both sides say now. */
async function resolveArrived(
  tx: Database,
  vendorCode: string,
  theirs: ReadonlyMap<string, TheirTransaction>,
  now: Date,
): Promise<number> {
  const open = await tx
    .select()
    .from(reconciliationDifference)
    .where(
      and(
        eq(reconciliationDifference.vendorCode, vendorCode),
        isNull(reconciliationDifference.resolvedAt),
      ),
    );
  let resolved = 0;
  for (const { id, transactionId, kind, theirs: seen } of open) {
    if (kind === 'stale_round') continue;
    const known = theirs.get(transactionId) ?? (seen as TheirTransaction | null) ?? undefined;
    const [row] = await tx
      .select()
      .from(vendorTransaction)
      .where(
        and(
          eq(vendorTransaction.vendorCode, vendorCode),
          eq(vendorTransaction.transactionId, transactionId),
        ),
      );
    const undone = await takenBack(tx, vendorCode, [transactionId]);
    if (!known || !row || differenceOf(comparable(row, undone), known)) continue;
    await markResolved(tx, id, 'the two records agree now', now);
    resolved += 1;
  }
  return resolved;
}

/** Closes a difference with what became of it. @returns false when it was closed before or never was */
export async function markResolved(
  tx: Database,
  id: number,
  resolution: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(reconciliationDifference)
    .set({ resolvedAt: now, resolution })
    .where(and(eq(reconciliationDifference.id, id), isNull(reconciliationDifference.resolvedAt)))
    .returning({ id: reconciliationDifference.id });
  return rows.length === 1;
}

/** Rounds that have been open for too long, once each; and those of them that have ended since. */
async function reportStaleRounds(tx: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - STALE_ROUND);
  const stale = await tx
    .select({
      vendorCode: gameRound.vendorCode,
      transactionId: gameRound.roundId,
      stakeMinor: gameRound.stakeMinor,
    })
    .from(gameRound)
    .innerJoin(vendor, eq(vendor.code, gameRound.vendorCode))
    .where(and(eq(gameRound.status, 'open'), lt(gameRound.openedAt, before)));
  let found = 0;
  if (stale.length > 0) {
    const { rowCount } = await tx
      .insert(reconciliationDifference)
      .values(
        stale.map(({ vendorCode, transactionId, stakeMinor }) => ({
          vendorCode,
          transactionId,
          kind: 'stale_round' as const,
          ours: { stakeMinor: stakeMinor.toString() },
          foundAt: now,
        })),
      )
      .onConflictDoNothing();
    found = rowCount ?? 0;
  }
  const told = await tx
    .select({ id: reconciliationDifference.id, status: gameRound.status })
    .from(reconciliationDifference)
    .innerJoin(
      gameRound,
      and(
        eq(gameRound.vendorCode, reconciliationDifference.vendorCode),
        eq(gameRound.roundId, reconciliationDifference.transactionId),
      ),
    )
    .where(
      and(
        eq(reconciliationDifference.kind, 'stale_round'),
        isNull(reconciliationDifference.resolvedAt),
      ),
    );
  for (const { id, status } of told) {
    if (status !== 'open') await markResolved(tx, id, `the round is ${status} now`, now);
  }
  return found;
}
