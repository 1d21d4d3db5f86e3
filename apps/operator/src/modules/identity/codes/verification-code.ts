import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { ContractError } from '@palpite/contract/errors.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { verificationCode } from '../tables/codes.table.ts';
import type { Services } from '#kernel/services.ts';

/**
 * Codes of six digits that verify a number or an address. A code is valid for one purpose and one recipient, until its
 * time is over, its tries are used up, another is sent, or it is used. Only hashes are kept.
 */

export type CodePurpose = 'register' | 'login' | 'password' | 'second-factor' | 'contact';

/** The purpose of a code, and its recipient. */
export interface CodeTarget {
  readonly brandCode: string;
  readonly purpose: CodePurpose;
  /**
   * A number in E.164, with the ticket of its request when the code opens an account; the account's folded name and
   * the address; the way, the account and the contact, for a second proof and for a new contact of an account.
   */
  readonly recipient: string;
}

export interface IssuedCode {
  readonly code: string;
  readonly expiresAt: Date;
}

type CodeServices = Pick<Services, 'database' | 'secrets' | 'limits'>;

/**
 * Makes a code; the previous one becomes invalid.
 * @param accountId the account that it opens; null when there is none. Such a code is stored too, so that a try gets
 * the
 * same answer as any other
 */
export async function issueCode(
  { database, secrets, limits }: CodeServices,
  target: CodeTarget,
  accountId: number | null,
  now: Date,
): Promise<IssuedCode> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + limits.codeSeconds * 1_000);
  const { targetHash, codeHash } = hashesOf(secrets, target, code);
  const fresh = { codeHash, accountId, triesLeft: limits.codeTries, expiresAt };
  await database
    .insert(verificationCode)
    .values({ targetHash, ...fresh })
    .onConflictDoUpdate({ target: verificationCode.targetHash, set: fresh });
  return { code, expiresAt };
}

/** A code that was typed correctly, before it is used. */
export interface RightCode {
  /** The account that it opens; null for a code to register with. */
  readonly accountId: number | null;
  /** Uses it, within the transaction of its purpose. @returns false when another has used it */
  use(tx: Database): Promise<boolean>;
}

/**
 * Checks a typed code; a wrong one costs a try, whatever the outcome of the call. The try is counted before the code
 * is compared, so that concurrent guesses are counted too.
 * @returns null when there is no code to compare with: none was sent, or it was used. Whether that is a repeat of an
 * act already done is for the transaction to decide
 * @throws ContractError verification_code_invalid | verification_code_expired
 */
export async function readCode(
  { database, secrets }: CodeServices,
  target: CodeTarget,
  typed: string,
  now: Date,
): Promise<RightCode | null> {
  const { targetHash, codeHash } = hashesOf(secrets, target, typed.trim());
  const [kept] = await database
    .update(verificationCode)
    .set({ triesLeft: sql`${verificationCode.triesLeft} - 1` })
    .where(
      and(
        eq(verificationCode.targetHash, targetHash),
        gt(verificationCode.triesLeft, 0),
        gt(verificationCode.expiresAt, now),
      ),
    )
    .returning();
  if (kept === undefined) {
    if (!(await wasSent(database, targetHash))) return null;
    // Out of time or out of tries: either way another must be sent.
    throw new ContractError('verification_code_expired');
  }
  if (!timingSafeEqual(kept.codeHash, codeHash))
    throw new ContractError('verification_code_invalid');
  const same = and(
    eq(verificationCode.targetHash, targetHash),
    eq(verificationCode.codeHash, codeHash),
  );
  // A right code costs no try: its form may be sent again when something else in it was refused.
  await database
    .update(verificationCode)
    .set({ triesLeft: sql`${verificationCode.triesLeft} + 1` })
    .where(same);
  return {
    accountId: kept.accountId,
    async use(tx) {
      const { rowCount } = await tx.delete(verificationCode).where(same);
      return rowCount === 1;
    },
  };
}

async function wasSent(database: Database, targetHash: Buffer): Promise<boolean> {
  const rows = await database
    .select({ triesLeft: verificationCode.triesLeft })
    .from(verificationCode)
    .where(eq(verificationCode.targetHash, targetHash));
  return rows.length > 0;
}

function hashesOf(
  { derive }: CodeServices['secrets'],
  { brandCode, purpose, recipient }: CodeTarget,
  code: string,
): { targetHash: Buffer; codeHash: Buffer } {
  const secret = derive('verification code');
  const hmac = (...parts: string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest();
  return {
    targetHash: hmac('target', brandCode, purpose, recipient),
    codeHash: hmac('code', brandCode, purpose, recipient, code),
  };
}

/** Ends the codes that open an account, so that a previous owner of its contact cannot use one. */
export async function dropCodesOf(database: Database, accountId: number): Promise<void> {
  await database.delete(verificationCode).where(eq(verificationCode.accountId, accountId));
}

/** Removes codes that expired so long ago that no member still tries them. */
export async function sweepCodes(database: Database, before: Date): Promise<number> {
  const { rowCount } = await database
    .delete(verificationCode)
    .where(lt(verificationCode.expiresAt, before));
  return rowCount ?? 0;
}
