import { endpoints } from '@palpite/contract';
import { TURNOVER_LISTED, type TurnoverStanding } from '@palpite/contract/turnover.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { type CallContext, handlerOf } from '#kernel/http/handler.ts';
import type { TurnoverNeeds } from './stakes-in.ts';
import { turnoverLeft } from './turnover.ts';

/**
 * What the caller must still stake before they can withdraw, and why. Without a transaction, which would be two more round
 * trips and no safer: each of its three reads sees what is committed when it begins, in one or not. A withdrawal counts for
 * itself, under a lock.
 */
export const turnoverGet = handlerOf<TurnoverNeeds>()(endpoints.turnover.get, {
  answer: (call) => loadTurnover(call, call.services.database, call.session.accountId),
});

/** What an account must still stake. */
export async function loadTurnover(
  { brand, now, own }: Pick<CallContext, 'brand' | 'now'> & { readonly own: TurnoverNeeds },
  database: Database,
  accountId: number,
): Promise<TurnoverStanding> {
  const { open, ...sums } = await turnoverLeft(database, own, accountId);
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
