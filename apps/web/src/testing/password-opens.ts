import { account } from '@palpite/operator/testing/tables';
import type { TestOperator } from '@palpite/operator/testing';
import { eq } from 'drizzle-orm';

/** Whether the operator would let this account in with that password. */
export async function passwordOpens(
  { services: { database, passwords } }: TestOperator,
  username: string,
  password: string,
): Promise<boolean> {
  const [row] = await database
    .select({ stored: account.passwordHash })
    .from(account)
    .where(eq(account.username, username));
  return passwords.verify(row?.stored ?? null, password);
}
