import type { Limits } from '#kernel/config.ts';
import type { account } from '../tables/account.table.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';

const DAY_MILLISECONDS = 86_400_000;

/** Whether a password was too old when its owner signed in with it. */
export function passwordIsOld(changedAt: Date | null, signedInAt: Date, limits: Limits): boolean {
  if (changedAt === null) return false;
  return signedInAt.getTime() - changedAt.getTime() >= limits.passwordDays * DAY_MILLISECONDS;
}

/** When a password that the owner did not choose expires; null for one that they chose. */
export function givenPasswordEnd(
  row: Pick<typeof account.$inferSelect, 'passwordDefault' | 'passwordChangedAt'>,
  { givenPasswordSeconds }: Limits,
): Date | null {
  if (!row.passwordDefault || row.passwordChangedAt === null) return null;
  return new Date(row.passwordChangedAt.getTime() + givenPasswordSeconds * 1_000);
}

/**
 * Whether the owner must change the password first: one that the operator set, or an old one by the brand's switch.
 */
export function passwordIsDue(
  row: Pick<typeof account.$inferSelect, 'passwordDefault' | 'passwordChangedAt'>,
  signedInAt: Date,
  { flags }: LiveBrand,
  limits: Limits,
): boolean {
  if (row.passwordDefault) return true;
  return (
    flags.PWDEXPFORCECHANGE3 === true && passwordIsOld(row.passwordChangedAt, signedInAt, limits)
  );
}
