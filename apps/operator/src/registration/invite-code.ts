import { isPermitted, roleOf } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { account } from '../database/schema/account.ts';
import { affiliateLink } from '../database/schema/affiliate-link.ts';
import type { Inviter } from './registration-needs.ts';

/** Codes are told aloud and typed: their case and the spaces around them mean nothing. */
const foldCode = (code: string) => code.trim().toUpperCase();

/** Registration's port `FindInviter`. */
export async function findInviter(
  database: Database,
  brandCode: string,
  typed: string,
  by: 'affiliate' | 'referral',
): Promise<Inviter | null> {
  const code = foldCode(typed);
  const inviterColumns = {
    id: account.id,
    type: account.type,
    isMember: account.isMember,
  } as const;
  const active = and(eq(account.brandCode, brandCode), eq(account.status, 'active'));
  const [own] = await database
    .select(inviterColumns)
    .from(account)
    .where(and(active, eq(account.inviteCode, code)));
  if (by === 'referral') return own ? { id: own.id, linkId: null } : null;
  if (own) return isPermitted(roleOf(own), 'affiliate-code') ? { id: own.id, linkId: null } : null;
  const [linked] = await database
    .select({ ...inviterColumns, linkId: affiliateLink.id })
    .from(affiliateLink)
    .innerJoin(account, eq(account.id, affiliateLink.accountId))
    .where(and(active, eq(affiliateLink.code, code), isNull(affiliateLink.disabledAt)));
  if (linked === undefined || !isPermitted(roleOf(linked), 'affiliate-code')) return null;
  return { id: linked.id, linkId: linked.linkId };
}
