import { ContractError } from '@palpite/contract/errors.ts';
import { type DayRange, daysIn, isCalendarDay, MOST_REPORT_DAYS } from '@palpite/domain';

/** @throws ContractError invalid_request for days that no calendar has, and a range that is empty or too long */
export function assertReportRange(range: DayRange): void {
  const real = isCalendarDay(range.from) && isCalendarDay(range.to);
  const days = real ? daysIn(range) : 0;
  if (days >= 1 && days <= MOST_REPORT_DAYS) return;
  throw new ContractError('invalid_request', {
    fields: [{ field: 'to', reason: `expected 1 to ${MOST_REPORT_DAYS} days from \`from\` on` }],
  });
}
