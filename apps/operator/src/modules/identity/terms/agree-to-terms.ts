import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { account } from '../tables/account.table.ts';
import { termsAgreement } from '../tables/terms.table.ts';
import { type CallContext, handler } from '#kernel/http/handler.ts';

export const termsGet = handler(endpoints.terms.get, async ({ tx, brand, session }) => {
  const [owner] = await tx
    .select({ agreedVersion: account.termsVersion })
    .from(account)
    .where(eq(account.id, session.accountId));
  return { version: brand.settings.termsVersion, agreedVersion: owner?.agreedVersion ?? null };
});

/** Only the current version can be agreed to: one that changed while it was read must be read again. */
export const termsAgree = handler(endpoints.terms.agree, async (call) => {
  if (call.body.version !== call.brand.settings.termsVersion) {
    throw new ContractError('field_invalid', {
      fields: [{ field: 'version', reason: 'not the version that holds' }],
    });
  }
  await recordAgreement(call.tx, call, call.session.accountId, call.body.version);
  return null;
});

/** Records which version of the terms an account agreed to: permanently, and as the account's current one. */
export async function recordAgreement(
  tx: Database,
  { address, now }: Pick<CallContext, 'address' | 'now'>,
  accountId: number,
  version: string,
): Promise<void> {
  await tx
    .insert(termsAgreement)
    .values({ accountId, version, agreedAt: now, address })
    .onConflictDoNothing();
  await tx.update(account).set({ termsVersion: version }).where(eq(account.id, accountId));
}
