/** The one check that follows every test of money. */
import type { Verification } from '../verify.ts';

/**
 * @throws Error that names what does not hold: a sum, a guarded account, a kept balance, the chain
 */
export function assertSound(audit: Verification): void {
  const wrong: string[] = [];
  for (const [currency, sum] of Object.entries(audit.sumByCurrency)) {
    if (sum !== 0n) wrong.push(`the balances in ${currency} sum to ${sum}, not to zero`);
  }
  for (const ref of audit.guardedBelowZero) wrong.push(`${ref} is below zero`);
  for (const { ref, keptMinor, countedMinor } of audit.balancesOff) {
    wrong.push(`${ref} keeps ${keptMinor}, its postings sum to ${countedMinor}`);
  }
  for (const { holdId, ref, keptMinor, countedMinor } of audit.holdsOff) {
    wrong.push(`hold ${holdId} keeps ${keptMinor} of ${ref}, its transfers sum to ${countedMinor}`);
  }
  if (!audit.chain.ok) {
    const { seq, transferId, reason } = audit.chain.firstBroken;
    wrong.push(`the chain is broken at link ${seq ?? '(none)'}, transfer ${transferId}: ${reason}`);
  }
  if (wrong.length > 0) throw new Error(`the ledger is not sound: ${wrong.join('; ')}`);
}
