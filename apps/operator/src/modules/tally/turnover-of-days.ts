import type { Database } from '@palpite/server/database/transaction.ts';
import { sql } from 'drizzle-orm';

/** A time span: from `from` on, until before `to`; null while it has no end. */
interface Span {
  readonly from: Date;
  readonly to: Date | null;
}

/** What counts of the whole days of a span that are over. */
export interface CountedDays {
  readonly countedMinor: bigint;
  /** The days that were counted, without an end where the span has none; null when it has no whole day. */
  readonly days: Span | null;
}

/**
 * What of an account's stakes counts for turnover on the whole days of each span, today's too, by the day of placing, with
 * what is still on its way to the read models. The rest of a span is for the caller to count.
 */
export async function turnoverOfDays(
  database: Database,
  accountId: number,
  spans: readonly Span[],
): Promise<readonly CountedDays[]> {
  const from = spans.map((span) => span.from.toISOString());
  const to = spans.map((span) => span.to?.toISOString() ?? null);
  const { rows } = await database.execute<{
    counted: string;
    first: string | null;
    end: string | null;
  }>(sql`
    select counted_minor::text as counted, extract(epoch from whole_from)::text as first,
      extract(epoch from whole_to)::text as end
    from operator.turnover_of_spans(
      ${accountId}, ${sql.param(from)}::timestamptz[], ${sql.param(to)}::timestamptz[])`);
  return rows.map(({ counted, first, end }) => ({
    countedMinor: BigInt(counted),
    days: first === null ? null : { from: instant(first), to: end === null ? null : instant(end) },
  }));
}

const instant = (seconds: string) => new Date(Number(seconds) * 1_000);
