import type { PublicStatus } from './boot.ts';

/** Whether somebody can register here by themselves. */
export function offersRegistration({ info }: Pick<PublicStatus, 'info'>): boolean {
  return info.register.direct && info.register.username;
}
