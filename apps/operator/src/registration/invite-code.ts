import { isPermitted, roleOf } from '@palpite/domain';
import { and, eq } from 'drizzle-orm';
import { account } from '../database/schema/account.ts';
import type { Database } from '../database/transaction.ts';

/** Codes are told aloud and typed: their case and the spaces around them mean nothing. */
const foldCode = (code: string) => code.trim().toUpperCase();

/**
 * Whom a code invites under: any account's for a referral, an agent's alone for an affiliate code.
 * @returns null when the code leads to nobody who may invite now
 */
export async function findInviter(
  database: Database,
  merchantCode: string,
  code: string,
  by: 'affiliate' | 'referral',
): Promise<number | null> {
  const [found] = await database
    .select({
      id: account.id,
      type: account.type,
      isMember: account.isMember,
      status: account.status,
    })
    .from(account)
    .where(and(eq(account.merchant, merchantCode), eq(account.inviteCode, foldCode(code))));
  if (found === undefined || found.status !== 'active') return null;
  const mayInvite = by === 'referral' || isPermitted(roleOf(found), 'affiliate-code');
  return mayInvite ? found.id : null;
}
