import type { PublicStatus } from '../../lib/boot.ts';

/** The ways in which somebody can register here by themselves, in the order in which they are offered. */
export function registrationWays({ info }: Pick<PublicStatus, 'info'>): ('username' | 'mobile')[] {
  const { direct, username, mobile } = info.register;
  if (!direct) return [];
  return [...(username ? ['username' as const] : []), ...(mobile ? ['mobile' as const] : [])];
}

/** Whether somebody can register here by themselves. */
export function offersRegistration(status: Pick<PublicStatus, 'info'>): boolean {
  return registrationWays(status).length > 0;
}
