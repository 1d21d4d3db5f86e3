import { endpoints } from '@palpite/contract';
import { TURNOVER_LISTED } from '@palpite/contract/turnover.ts';
import { handler } from '../http/handler.ts';
import { turnoverLeft } from './turnover.ts';

/** What the caller must still stake before they can withdraw, and why. */
export const getTurnover = handler(endpoints.turnover, async ({ tx, session, merchant, now }) => {
  const { open, ...sums } = await turnoverLeft(tx, session.accountId);
  return {
    currency: merchant.currency,
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
});

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
