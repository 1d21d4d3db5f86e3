import type { Database } from '@palpite/server/database/transaction.ts';
import type { CallContext } from '#kernel/http/handler.ts';
import { loadAccount } from '#modules/identity/index.ts';
import type { Caller } from '#kernel/http/caller.ts';

/** The messages of one account, and the date from which there can be any. */
export interface Mailbox {
  readonly id: number;
  readonly brand: CallContext['brand'];
  /** Older messages to all members are not shown. */
  readonly since: Date;
  /** Earlier messages are no longer kept. */
  readonly keptSince: Date;
  readonly now: Date;
}

const DAY_MILLISECONDS = 86_400_000;

/** The mailbox of the caller's account. */
export async function mailboxOf(
  tx: Database,
  { accountId }: Pick<Caller, 'accountId'>,
  { brand, now, services }: Pick<CallContext, 'brand' | 'now' | 'services'>,
): Promise<Mailbox> {
  const row = await loadAccount(tx, accountId);
  return {
    id: row.id,
    brand,
    since: row.createdAt,
    keptSince: keptSince(now, services.limits),
    now,
  };
}

/** The date from which messages are kept. */
export function keptSince(now: Date, { messageDays }: { readonly messageDays: number }): Date {
  return new Date(now.getTime() - messageDays * DAY_MILLISECONDS);
}
