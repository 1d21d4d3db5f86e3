import type { Currency } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { createTtlCache } from '@palpite/server/ttl-cache.ts';
import { desc, eq } from 'drizzle-orm';
import { lotteryTerms } from '../tables/lottery.table.ts';
import { CHANGE_AHEAD_MILLISECONDS } from './play-book.ts';
import { startTerms, type Terms } from './terms.ts';

interface OfBrand {
  readonly code: string;
  readonly currency: Currency;
}

/** The terms of the brands. */
export interface TermsBook {
  /** Those in force for an issue whose sale begins then. */
  of(brand: OfBrand, opensAt: Date): Promise<Terms>;
}

/** As long as the rows of plays: a change is written further ahead than that. */
const KEPT_MILLISECONDS = CHANGE_AHEAD_MILLISECONDS / 2;

export function createTermsBook(database: Database, now: () => Date): TermsBook {
  const brands = createTtlCache<Awaited<ReturnType<typeof readTerms>>>(now, {
    ttlMs: KEPT_MILLISECONDS,
    capacity: 100,
  });
  return {
    async of({ code, currency }, opensAt) {
      const rows = await brands.get(code, () => readTerms(database, code));
      // A brand that is new since the starting set was written has no row yet.
      return rows.find(({ since }) => since <= opensAt) ?? startTerms(currency);
    },
  };
}

/** The newest first. */
export const readTerms = (database: Database, brandCode: string) =>
  database
    .select()
    .from(lotteryTerms)
    .where(eq(lotteryTerms.brandCode, brandCode))
    .orderBy(desc(lotteryTerms.since));
