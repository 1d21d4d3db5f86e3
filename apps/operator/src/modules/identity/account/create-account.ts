import { type AccountType, foldUsername, type Language } from '@palpite/domain';
import type { Transaction } from '@palpite/server/database/transaction.ts';
import { emit } from '#kernel/events/operator-log.ts';
import { accountOpened } from './topics.ts';
import { account } from '../tables/account.table.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import type { Services } from '#kernel/services.ts';

export interface AccountToCreate {
  readonly username: string;
  /** PHC string; hash before the transaction, because it takes long. Null for an account that signs in by codes. */
  readonly passwordHash: string | null;
  readonly type: Exclude<AccountType, 4>;
  readonly nickname?: string;
  readonly isMember?: boolean;
  readonly passwordDefault?: boolean;
  readonly language?: Language;
  readonly uplineId?: number;
  /** The agent's link that it was registered by. */
  readonly affiliateLinkId?: number | null;
  /** In capitals; unique within the brand. */
  readonly inviteCode?: string;
  readonly rankLevel?: number;
  /** The version of the terms that applies to it without agreement: for the operator's own accounts. */
  readonly termsVersion?: string;
}

/**
 * Creates an account. `OpenMoney` opens its money later in the same transaction.
 * @returns the row, or null when the brand has an account of that name
 */
export async function createAccount(
  { tx }: Pick<Transaction, 'tx'>,
  { now }: Pick<Services, 'now'>,
  brand: LiveBrand,
  wanted: AccountToCreate,
): Promise<typeof account.$inferSelect | null> {
  const at = now();
  const [created] = await tx
    .insert(account)
    .values({
      brandCode: brand.code,
      username: wanted.username.trim(),
      usernameKey: foldUsername(wanted.username),
      type: wanted.type,
      isMember: wanted.isMember ?? true,
      nickname: wanted.nickname ?? wanted.username.trim(),
      language: wanted.language ?? brand.defaultLanguage,
      passwordHash: wanted.passwordHash,
      passwordDefault: wanted.passwordDefault ?? false,
      passwordChangedAt: wanted.passwordHash === null ? null : at,
      uplineId: wanted.uplineId ?? null,
      affiliateLinkId: wanted.affiliateLinkId ?? null,
      inviteCode: wanted.inviteCode ?? null,
      toUpline: wanted.uplineId !== undefined,
      rankLevel: wanted.rankLevel ?? 0,
      termsVersion: wanted.termsVersion ?? null,
      currency: brand.currency,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning();
  if (created === undefined) return null;
  const { id: accountId, brandCode, uplineId } = created;
  await emit(tx, accountOpened, { brandCode, accountId }, { uplineId });
  return created;
}
