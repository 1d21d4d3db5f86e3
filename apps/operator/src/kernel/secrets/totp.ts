import { Secret, TOTP } from 'otpauth';

/** 160 bits: what RFC 4226 recommends, and what apps expect. */
const SECRET_BYTES = 20;
/** The parameters that every app supports; some apps silently ignore others. */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** How many steps a phone's clock may be off, to either side. */
const STEPS_OFF = 1;

/** @returns a new secret, base32 */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an app reads from a QR code. */
export function totpAddress(secret: string, issuer: string, username: string): string {
  return new TOTP({ ...KIND, issuer, label: username, secret }).toString();
}

/**
 * The time step of a right `code`, compared in constant time.
 * @returns null for a wrong one, and for one of a step that was used already
 */
export function totpStep(secret: string, code: string, now: Date, lastStep: number): number | null {
  const totp = new TOTP({ ...KIND, secret });
  const timestamp = now.getTime();
  const off = totp.validate({ token: code, timestamp, window: STEPS_OFF });
  if (off === null) return null;
  const step = totp.counter({ timestamp }) + off;
  return step > lastStep ? step : null;
}
