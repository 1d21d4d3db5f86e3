import { createHmac } from 'node:crypto';
import { oneTimePassword } from '#kernel/secrets/one-time-password.ts';
import type { Services } from '#kernel/services.ts';
import type { StaffContext, StaffRequest } from '#kernel/staff/use-case.ts';

/**
 * One-time passwords for the first login of staff. Of two people each has one half: with the whole, either could log in as
 * the new person, and from then on ask as one and confirm as the other.
 */

/** How long a one-time password can be used. */
const ONE_TIME_HOURS = 24;
/** Groups of a half, which must be hard to guess without the other. */
const HALF = 2;

/** The half of the person who asked. It follows from the request and the master key, so no row has it. */
function firstHalf({ secrets }: Pick<Services, 'secrets'>, { id, askedAt }: StaffRequest): string {
  const key = secrets.derive('staff first login');
  const digest = createHmac('sha256', key).update(`${id} ${askedAt.toISOString()}`).digest();
  return oneTimePassword(HALF, (place) => digest.readUInt16BE(place * 2));
}

/** What the person who asked reads. */
export const firstHalfText = (services: Pick<Services, 'secrets'>, request: StaffRequest): string =>
  `First half of the one-time password, for the new login alone: ${firstHalf(services, request)}`;

/** Valid only for the first login: there they choose a password and set their app up. */
export async function firstLogin({ services, now, request }: StaffContext<unknown>) {
  const shown = oneTimePassword(request === null ? undefined : HALF);
  const whole = request === null ? shown : `${firstHalf(services, request)}-${shown}`;
  const passwordEndsAt = new Date(now.getTime() + ONE_TIME_HOURS * 3_600_000);
  const passwordHash = await services.passwords.hash(whole);
  return {
    /** Whole where one person acts; otherwise the second half. */
    password: shown,
    isHalf: request !== null,
    values: { passwordHash, passwordEndsAt, sealedSecret: null, lastStep: 0 },
  };
}
