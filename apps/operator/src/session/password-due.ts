import type { Limits } from '../config.ts';
import type { account } from '../database/schema/account.ts';
import type { Merchant } from '../http/merchant.ts';

const DAY_MILLISECONDS = 86_400_000;

/** Whether a password was too old when its owner signed in with it. */
export function passwordIsOld(changedAt: Date | null, signedInAt: Date, limits: Limits): boolean {
  if (changedAt === null) return false;
  return signedInAt.getTime() - changedAt.getTime() >= limits.passwordDays * DAY_MILLISECONDS;
}

/** Whether the owner must change the password first: one that the operator gave, or an old one by the brand's switch. */
export function passwordIsDue(
  owner: Pick<typeof account.$inferSelect, 'passwordDefault' | 'passwordChangedAt'>,
  signedInAt: Date,
  { flags }: Merchant,
  limits: Limits,
): boolean {
  if (owner.passwordDefault) return true;
  return (
    flags.PWDEXPFORCECHANGE3 === true && passwordIsOld(owner.passwordChangedAt, signedInAt, limits)
  );
}
