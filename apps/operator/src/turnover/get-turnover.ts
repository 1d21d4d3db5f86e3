import { endpoints } from '@palpite/contract';
import { TURNOVER_LISTED, type TurnoverStanding } from '@palpite/contract/turnover.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { type CallContext, handler } from '../http/handler.ts';
import { turnoverLeft } from './turnover.ts';

/** What the caller must still stake before they can withdraw, and why. */
export const getTurnover = handler(endpoints.turnover, (call) =>
  loadTurnover(call, call.tx, call.session.accountId),
);

/** What an account must still stake. */
export async function loadTurnover(
  { brand, now }: Pick<CallContext, 'brand' | 'now'>,
  database: Database,
  accountId: number,
): Promise<TurnoverStanding> {
  const { open, ...sums } = await turnoverLeft(database, accountId);
  return {
    currency: brand.currency,
    ...asText(sums),
    total: open.length,
    requirements: open.slice(0, TURNOVER_LISTED).map((each) => ({
      reason: each.reason,
      reference: each.reference,
      since: each.beganAt.toISOString(),
      ...asText(each),
    })),
    asOf: now.toISOString(),
  };
}

interface Progress {
  readonly requiredMinor: bigint;
  readonly doneMinor: bigint;
  readonly leftMinor: bigint;
}

const asText = ({ requiredMinor, doneMinor, leftMinor }: Progress) => ({
  requiredMinor: requiredMinor.toString(),
  doneMinor: doneMinor.toString(),
  leftMinor: leftMinor.toString(),
});
