import { inTransaction } from '@palpite/server/database/transaction.ts';
import { Gauge } from 'prom-client';
import * as v from 'valibot';
import type { Services } from '#kernel/services.ts';
import { type Calendar, instantsBetween } from '@palpite/work/calendar.ts';
import { defineWork, handleWork, type WorkHandler } from '@palpite/work/work-kind.ts';
import { untimed } from './untimed.ts';

/** Compares the closed days that were not compared, or that differed, with the acts and the house's postings. */
const checkDays = defineWork({ name: 'tally.check', payload: v.object({}) });

const DAY_SECONDS = 86_400;
/** After the days of most time zones have ended, in the quiet of the night in the Americas. */
const AFTER_MIDNIGHT_MILLISECONDS = 6 * 3_600_000;

interface Difference {
  readonly brand_code: string;
  readonly day: string;
  readonly what: string;
  readonly is_minor: string;
  readonly should_minor: string;
}

export function checkWork({ pool, log, metrics }: Services): WorkHandler {
  const differences = new Gauge({
    name: 'palpite_tally_differences',
    help: 'Sums of closed days that the last check found to differ from the acts or the postings of the house',
    registers: [metrics.registry],
  });
  return handleWork(checkDays, {
    async outside() {
      const found = await inTransaction(pool, async (transaction) => {
        await untimed(transaction);
        const { rows } = await transaction.client.query<Difference>(
          'select brand_code, day::text, what, is_minor, should_minor from operator.check_tally()',
        );
        return rows;
      });
      differences.set(found.length);
      for (const difference of found) {
        log.error(difference, 'a closed day of the read models differs: rebuild them');
      }
    },
  });
}

export const checkCalendar: Calendar = {
  name: 'check-tally',
  horizonSeconds: 2 * DAY_SECONDS,
  // A check covers every day that was not checked, so an outage owes one.
  entries: async (_tx, { from, to, now }) =>
    [
      ...instantsBetween(from, now, DAY_SECONDS).slice(-1),
      ...instantsBetween(from < now ? now : from, to, DAY_SECONDS),
    ].map((midnight) => ({
      kind: checkDays,
      key: `tally.check:${midnight.toISOString()}`,
      lane: 'tally.check',
      payload: {},
      dueAt: new Date(midnight.getTime() + AFTER_MIDNIGHT_MILLISECONDS),
    })),
};
