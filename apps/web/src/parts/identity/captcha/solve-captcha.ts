import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import * as v from 'valibot';

const challengeSchema = v.looseObject({
  parameters: v.looseObject({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
  }),
}) satisfies v.GenericSchema<unknown, Pick<Challenge, 'parameters'>>;

/** Longest that a device works on a captcha, in milliseconds. */
const TIMEOUT_MILLISECONDS = 60_000;

/**
 * Answers a captcha by work alone, for people who cannot read its picture. Takes about a second.
 * @param proofOfWork the captcha's challenge, JSON text
 * @returns what the form sends back, or null when this device cannot do it
 */
export async function solveCaptcha(proofOfWork: string): Promise<string | null> {
  const challenge = v.parse(challengeSchema, JSON.parse(proofOfWork));
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MILLISECONDS });
  return solution && JSON.stringify({ challenge, solution });
}
