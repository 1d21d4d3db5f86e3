import { ContractError } from '@palpite/contract/errors.ts';
import { MOST_TEAM_DAYS } from '@palpite/contract/team.ts';
import { addDays, daysBetween, isCalendarDay, startOfDay } from '@palpite/domain';

/** Instants from which and before which; null where nothing is asked of a range. */
export interface TeamRange {
  readonly begins: Date | null;
  readonly ends: Date | null;
}

export const NO_RANGE: TeamRange = { begins: null, ends: null };

/**
 * A range of days, both included, as instants.
 * @throws ContractError invalid_request for days that no calendar has, and a range that is empty or too long
 */
export function teamRange(timeZone: string, from: string, to: string): TeamRange {
  const real = isCalendarDay(from) && isCalendarDay(to);
  const days = real ? daysBetween(from, to) + 1 : 0;
  if (days < 1 || days > MOST_TEAM_DAYS) {
    throw new ContractError('invalid_request', {
      fields: [{ field: 'to', reason: `expected 1 to ${MOST_TEAM_DAYS} days from \`from\` on` }],
    });
  }
  return { begins: startOfDay(timeZone, from), ends: startOfDay(timeZone, addDays(to, 1)) };
}
