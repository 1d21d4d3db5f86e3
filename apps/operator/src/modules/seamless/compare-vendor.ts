import { inTransaction } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { reconciliationMark } from './tables/vendor-session.table.ts';
import type { Services } from '#kernel/services.ts';
import {
  compareTransactions,
  type Difference,
  type OurTransaction,
} from './compare-transactions.ts';
import { recordDifferences, resolveAgreeing, resolveSeenAgain } from './differences.ts';
import { ourRecords } from './our-transactions.ts';
import {
  type AskedVendor,
  pagesOfTransactions,
  type TheirTransaction,
} from './vendors/vendor-client.ts';

/**
 * Compares one vendor's record with ours, slice by slice from where the last comparison ended. The vendor is called
 * outside any transaction; each slice's differences and the new mark are then written in one. Memory holds one slice
 * of ours and one page of theirs, however much was played.
 */

const MINUTE = 60_000;
/** Calls younger than this may still be in transit. */
export const SETTLING = 0.5 * MINUTE;
/** How far the two clocks may differ. */
const SLOP = 2 * MINUTE;
/** How far back the first comparison of a vendor reaches, and the most that one slice covers. */
const SPAN = 60 * MINUTE;
/** The retry window that we tolerate: how long a vendor may repeat a call that it recorded. */
const LATEST = 24 * 60 * MINUTE;
/** The approximate number of our records in one slice: what a slice costs in memory. */
const SLICE = 20_000;

export interface Compared {
  readonly compared: number;
  readonly found: number;
  readonly resolved: number;
}

interface Span {
  readonly from: Date;
  readonly to: Date;
}

/**
 * Compares what has not been compared yet. Safe to repeat, and to run in two processes at once: the one that finds the
 * mark moved leaves the rest to the other.
 * @param until where the comparison ends; younger calls that may be in transit are left out in any case
 * @throws VendorFault when the vendor does not answer; earlier slices stay compared
 */
export async function compareVendor(
  services: Services,
  asked: AskedVendor,
  until: Date = services.now(),
): Promise<Compared> {
  const { database, now } = services;
  const total = { compared: 0, found: 0, resolved: 0 };
  const [mark] = await database
    .select()
    .from(reconciliationMark)
    .where(eq(reconciliationMark.vendorCode, asked.code));
  const latest = new Date(Math.min(now().getTime() - SETTLING, until.getTime()));
  const records = ourRecords(database, asked.code);
  let from = mark?.comparedTo ?? new Date(latest.getTime() - SPAN);
  while (from < latest) {
    const end = new Date(Math.min(latest.getTime(), from.getTime() + SPAN));
    const to = await records.endOfSlice({ from, latest: end, most: SLICE });
    const slice = await compareSlice(services, asked, { from, to });
    if (!(await keep(services, asked.code, { from, to }, slice.differences))) break;
    total.compared += slice.compared;
    total.found += slice.differences.length;
    total.resolved += slice.resolved;
    from = to;
  }
  total.resolved += await resolveAgreeing(database, asked.code, now());
  return total;
}

/**
 * Writes a slice's differences and moves the mark. @returns false when another process has moved it in the meantime
 */
function keep(
  { pool, now }: Services,
  vendorCode: string,
  { from, to }: Span,
  differences: readonly Difference[],
): Promise<boolean> {
  return inTransaction(pool, async ({ tx }) => {
    await tx
      .insert(reconciliationMark)
      .values({ vendorCode, comparedTo: from })
      .onConflictDoNothing();
    const [mark] = await tx
      .select()
      .from(reconciliationMark)
      .where(eq(reconciliationMark.vendorCode, vendorCode))
      .for('update');
    if (mark?.comparedTo.getTime() !== from.getTime()) return false;
    await recordDifferences(tx, vendorCode, differences, now());
    await tx
      .update(reconciliationMark)
      .set({ comparedTo: to })
      .where(eq(reconciliationMark.vendorCode, vendorCode));
    return true;
  });
}

async function compareSlice({ database, now }: Services, asked: AskedVendor, span: Span) {
  const records = ourRecords(database, asked.code);
  const differences: Difference[] = [];
  const seen = new Set<string>();
  let compared = 0;
  let resolved = 0;
  for await (const page of pagesOfTransactions(asked, span.from, span.to)) {
    const theirs = byId(page);
    const ours = await records.named([...theirs.keys()]);
    differences.push(...compareTransactions(ours, theirs, new Set(theirs.keys())));
    resolved += await resolveSeenAgain(database, asked.code, { ours, theirs, now: now() });
    compared += theirs.size;
    for (const id of ours.keys()) seen.add(id);
  }
  const ours = await records.between(span.from, span.to);
  const unmatched = new Map([...ours].filter(([id]) => !seen.has(id)));
  const elsewhere = await findElsewhere(asked, unmatched, span, () =>
    records.openings(roundsOf(unmatched)),
  );
  differences.push(...compareTransactions(unmatched, elsewhere, new Set(unmatched.keys())));
  return { compared: compared + unmatched.size, differences, resolved };
}

const byId = (page: readonly TheirTransaction[]) =>
  new Map(page.map((each) => [each.transactionId, each]));
const roundsOf = (records: ReadonlyMap<string, OurTransaction>) => [
  ...new Set([...records.values()].map(({ roundId }) => roundId)),
];

/**
 * Finds the vendor's records of our calls that are outside its own slice. The vendor records a call when it is first
 * made and we do when it arrives, by another clock and up to hours later: so this looks a little after the slice, then
 * before it, back to when the first of the rounds began.
 */
async function findElsewhere(
  asked: AskedVendor,
  wanted: ReadonlyMap<string, OurTransaction>,
  { from, to }: Span,
  openings: () => Promise<readonly Date[]>,
): Promise<ReadonlyMap<string, TheirTransaction>> {
  const found = new Map<string, TheirTransaction>();
  const search = async (begin: number, end: number) => {
    for await (const page of pagesOfTransactions(asked, new Date(begin), new Date(end))) {
      for (const each of page)
        if (wanted.has(each.transactionId)) found.set(each.transactionId, each);
    }
  };
  if (wanted.size === 0) return found;
  await search(to.getTime(), to.getTime() + SLOP);
  const opened = await openings();
  const limit = from.getTime() - LATEST;
  // A rollback of a stake that never came has no round here, and may belong to any time.
  const isKnown = opened.length === new Set([...wanted.values()].map((each) => each.roundId)).size;
  const begun = Math.min(...opened.map((at) => at.getTime() - SLOP));
  const first = isKnown ? Math.max(begun, limit) : limit;
  // Backwards in growing steps: missing records are most often near.
  let end = from.getTime();
  for (let step = SLOP; end > first && found.size < wanted.size; step *= 2) {
    const begin = Math.max(end - step, first);
    await search(begin, end);
    end = begin;
  }
  return found;
}
