import type { PayoutAccount } from '@palpite/contract/payout.ts';

const SOONEST = 5_000;
const LATEST = 3_600_000;

/**
 * When one of the accounts that wait may have become usable: by then they are asked for again, since the operator says
 * whether.
 * @returns milliseconds from now; false where none waits
 */
export function untilNextUsable(accounts: readonly PayoutAccount[] = []): number | false {
  const waiting = accounts.filter(({ usable }) => !usable);
  if (waiting.length === 0) return false;
  const first = Math.min(...waiting.map(({ usableAt }) => Date.parse(usableAt)));
  return Math.min(Math.max(first - Date.now(), SOONEST), LATEST);
}
