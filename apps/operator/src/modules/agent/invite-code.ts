import { isPermitted, plainSigns, roleOf } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { affiliateLink } from './affiliate-link.table.ts';
import {
  accountByInviteCode,
  type AccountView,
  findAccount,
  type Inviter,
} from '#modules/identity/index.ts';

/** Codes are read aloud and typed, so their case and the spaces around them do not matter. */
const foldCode = (code: string) => plainSigns(code).trim().toUpperCase();

/** Registration's port `FindInviter`. */
export async function findInviter(
  database: Database,
  brandCode: string,
  typed: string,
  by: 'affiliate' | 'referral',
): Promise<Inviter | null> {
  const code = foldCode(typed);
  const own = await accountByInviteCode(database, brandCode, code);
  if (own?.status === 'active') {
    return by === 'referral' || mayInvite(own) ? { id: own.id, linkId: null } : null;
  }
  if (by === 'referral') return null;
  const [link] = await database
    .select({ id: affiliateLink.id, accountId: affiliateLink.accountId })
    .from(affiliateLink)
    .where(
      and(
        eq(affiliateLink.brandCode, brandCode),
        eq(affiliateLink.code, code),
        isNull(affiliateLink.disabledAt),
      ),
    );
  if (link === undefined) return null;
  const agent = await findAccount(database, link.accountId);
  const invites = agent?.brandCode === brandCode && agent.status === 'active' && mayInvite(agent);
  return invites ? { id: agent.id, linkId: link.id } : null;
}

const mayInvite = (agent: AccountView) => isPermitted(roleOf(agent), 'affiliate-code');
