import { createHmac, randomInt } from 'node:crypto';
import { plainSigns } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, count, eq, isNull } from 'drizzle-orm';
import { recoveryCode } from '../tables/authenticator.table.ts';
import type { Services } from '#kernel/services.ts';

/** Without characters that look alike (0 o, 1 l i): people copy these from paper. 31¹⁰ codes, about 50 bits. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';
const HALF = 5;
const CODES = 10;

/** Makes new recovery codes for an account. @returns them in plain text, for the one time that they are shown */
export async function renewRecoveryCodes(
  tx: Database,
  services: Services,
  accountId: number,
): Promise<readonly string[]> {
  const codes = new Set<string>();
  while (codes.size < CODES) codes.add(`${randomHalf()}-${randomHalf()}`);
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
  await tx
    .insert(recoveryCode)
    .values([...codes].map((code) => ({ accountId, codeHash: hashOf(services, accountId, code) })));
  return [...codes];
}

/** Uses a recovery code up. @returns false for one that is wrong or was used */
export async function spendRecoveryCode(
  tx: Database,
  services: Services,
  accountId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(recoveryCode)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCode.accountId, accountId),
        eq(recoveryCode.codeHash, hashOf(services, accountId, code)),
        isNull(recoveryCode.usedAt),
      ),
    );
  return rowCount === 1;
}

export async function countRecoveryCodes(tx: Database, accountId: number): Promise<number> {
  const [left] = await tx
    .select({ codes: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.accountId, accountId), isNull(recoveryCode.usedAt)));
  return left?.codes ?? 0;
}

function hashOf({ secrets }: Services, accountId: number, code: string): Buffer {
  const bare = plainSigns(code)
    .toLowerCase()
    .replace(/[^a-z\d]/g, '');
  return createHmac('sha256', secrets.derive('recovery code'))
    .update(`${accountId}\n${bare}`)
    .digest();
}

function randomHalf(): string {
  return Array.from({ length: HALF }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
