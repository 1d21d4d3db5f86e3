import { ContractError } from '@palpite/contract/errors.ts';
import {
  isReportDay,
  REPORT_DAYS,
  REPORT_KEPT_DAYS,
  type ReportPeriod,
} from '@palpite/contract/report.ts';
import { addDays, dayIn, daysBetween, startOfDay } from '@palpite/domain';

/** A report's requested period, and its instants. */
export interface AskedPeriod {
  /** From inclusive, to exclusive. */
  readonly from: Date;
  readonly to: Date;
  /** As in the answer. */
  readonly shown: ReportPeriod;
}

interface Asking {
  readonly query: { readonly from?: string | undefined; readonly to?: string | undefined };
  readonly brand: { readonly timeZone: string };
  readonly now: Date;
}

/**
 * Reads the requested days of a report, in the operator's time zone.
 * @param days shown when neither day is asked for, today the last of them
 * @throws ContractError field_invalid at `from` or `to`, with the reason: `unfit`, `not_kept`, `before_from`,
 * `too_long`
 */
export function readPeriod({ query, brand: { timeZone }, now }: Asking, days = 1): AskedPeriod {
  const today = dayIn(timeZone, now);
  const keptFrom = addDays(today, -REPORT_KEPT_DAYS);
  const to = query.to ?? today;
  const from = query.from ?? query.to ?? addDays(today, 1 - days);
  if (!isReportDay(from)) throw refusal('from', 'unfit');
  if (!isReportDay(to)) throw refusal('to', 'unfit');
  if (from < keptFrom) throw refusal('from', 'not_kept');
  if (to < from) throw refusal('to', 'before_from');
  if (daysBetween(from, to) >= REPORT_DAYS) throw refusal('to', 'too_long');
  return {
    from: startOfDay(timeZone, from),
    to: startOfDay(timeZone, addDays(to, 1)),
    shown: { from, to, keptFrom, today, timeZone },
  };
}

function refusal(field: 'from' | 'to', reason: string): ContractError {
  return new ContractError('field_invalid', { fields: [{ field, reason }] });
}
