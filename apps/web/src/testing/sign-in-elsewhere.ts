import { account } from '@palpite/operator/testing/tables';
import { startSession } from '@palpite/operator/testing/identity';
import type { TestOperator } from '@palpite/operator/testing';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';

/** Signs the same account in on another device. */
export async function signInElsewhere(
  { services: { limits, now, pool } }: TestOperator,
  accountId: number,
): Promise<void> {
  await inTransaction(pool, async ({ tx }) => {
    const [owner] = await tx.select().from(account).where(eq(account.id, accountId));
    if (owner === undefined) throw new Error(`there is no account ${accountId}`);
    await startSession(tx, owner, {
      method: 'username',
      address: '198.51.100.9',
      country: 'BR',
      userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
      language: 'EN',
      now: now(),
      limits,
    });
  });
}
