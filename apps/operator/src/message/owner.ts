import type { Database } from '@palpite/server/database/transaction.ts';
import type { CallContext } from '../http/handler.ts';
import { loadAccount } from '../member/load-member.ts';
import type { Session } from '../session/session.ts';

/** Whose messages are meant, and since when there can be any. */
export interface Owner {
  readonly id: number;
  readonly brand: CallContext['brand'];
  /** What was said to everybody before is no news to this account. */
  readonly since: Date;
  /** Messages that were sent earlier are kept no longer. */
  readonly keptSince: Date;
  readonly now: Date;
}

const DAY_MILLISECONDS = 86_400_000;

/** The account that a call acts for, as the owner of its messages. */
export async function ownerOf(
  tx: Database,
  { accountId }: Pick<Session, 'accountId'>,
  { brand, now, services }: Pick<CallContext, 'brand' | 'now' | 'services'>,
): Promise<Owner> {
  const row = await loadAccount(tx, accountId);
  return {
    id: row.id,
    brand,
    since: row.createdAt,
    keptSince: keptSince(now, services.limits),
    now,
  };
}

/** From when on messages are kept. */
export function keptSince(now: Date, { messageDays }: { readonly messageDays: number }): Date {
  return new Date(now.getTime() - messageDays * DAY_MILLISECONDS);
}
