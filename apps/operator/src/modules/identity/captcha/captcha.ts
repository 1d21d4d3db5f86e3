import { createHash, randomBytes } from 'node:crypto';
import type { Captcha, CaptchaAnswer } from '@palpite/contract';
import { plainSigns } from '@palpite/domain';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { spendOnce, wasSpent } from '#kernel/secrets/spent-once.ts';
import type { Services } from '#kernel/services.ts';
import { drawCaptcha, randomSigns } from './captcha-picture.ts';
import { defineSecret } from '#kernel/secrets/secret-box.ts';

const CAPTCHA = defineSecret('captcha');

/**
 * Captchas without a row each: the token contains what is needed to check the answer, sealed. Only a used one is
 * stored, so that requesting pictures fills no table. A captcha has a picture and a piece of work; either is enough
 * (WCAG 2.2, 3.3.8), and both share a token, so that only one of them can be used.
 */

/** Work of about half a second on a phone: PBKDF2 of this cost, this many times. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, least: 500, most: 1_000 } as const;

const sealedCaptcha = v.object({
  id: v.string(),
  brandCode: v.string(),
  answerHash: v.string(),
  expiresAt: v.number(),
});

/** The challenge as the library made it; its signature covers every parameter. */
const workDone = v.object({
  challenge: v.object({
    parameters: v.object({
      algorithm: v.literal(WORK.algorithm),
      cost: v.literal(WORK.cost),
      nonce: v.string(),
      salt: v.string(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      keySignature: v.string(),
      data: v.object({ captcha: v.string() }),
    }),
    signature: v.string(),
  }),
  solution: v.object({
    counter: v.pipe(v.number(), v.integer(), v.minValue(0)),
    derivedKey: v.string(),
  }),
});

/** Makes a captcha for this brand, with random `signs` unless they are given. */
export async function issueCaptcha(
  services: Services,
  brandCode: string,
  now: Date,
  signs = randomSigns(),
): Promise<Captcha> {
  const id = randomBytes(16).toString('base64url');
  const expiresAt = new Date(now.getTime() + services.limits.captchaSeconds * 1_000);
  const [picture, challenge, captchaToken] = await Promise.all([
    drawCaptcha(signs),
    createChallenge({
      algorithm: WORK.algorithm,
      cost: WORK.cost,
      counter: randomInt(WORK.least, WORK.most),
      deriveKey,
      data: { captcha: id },
      ...workSecrets(services),
    }),
    services.secrets.seal(
      CAPTCHA,
      JSON.stringify({
        id,
        brandCode,
        answerHash: answerHash(id, signs.join('')),
        expiresAt: expiresAt.getTime(),
      }),
    ),
  ]);
  return {
    captchaToken,
    image: picture.toString('base64'),
    proofOfWork: JSON.stringify(challenge),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Whether the answer is right, in time, for this brand and unused. Right or wrong, it is used up now. */
export async function checkCaptcha(
  services: Services,
  brandCode: string,
  answer: CaptchaAnswer,
  now: Date,
): Promise<boolean> {
  const sealed = await openToken(services, brandCode, answer.captchaToken, now);
  if (sealed === undefined || !(await spend(services, sealed))) return false;
  return isRight(services, sealed, answer);
}

/** A right answer, before it is used. */
export interface SolvedCaptcha {
  /** It was used before: `consume` will return false. */
  readonly isSpent: boolean;
  /** Uses it up. @returns false when another call has; the same answer however often it is called */
  consume(): Promise<boolean>;
}

/**
 * Checks an answer whose use must wait for a transaction that may be repeated.
 * @returns undefined for a wrong one, which is used up now
 */
export async function readCaptcha(
  services: Services,
  brandCode: string,
  answer: CaptchaAnswer,
  now: Date,
): Promise<SolvedCaptcha | undefined> {
  const sealed = await openToken(services, brandCode, answer.captchaToken, now);
  if (sealed === undefined) return undefined;
  if (!(await isRight(services, sealed, answer))) {
    await spend(services, sealed);
    return undefined;
  }
  let consumed: Promise<boolean> | undefined;
  return {
    isSpent: await wasSpent(services.database, 'captcha', sealed.id),
    consume: () => {
      consumed ??= spend(services, sealed);
      return consumed;
    },
  };
}

type SealedCaptcha = v.InferOutput<typeof sealedCaptcha>;

/** The content of this brand's token; undefined once it has expired. */
async function openToken(
  services: Services,
  brandCode: string,
  token: string,
  now: Date,
): Promise<SealedCaptcha | undefined> {
  try {
    const text = await services.secrets.open(CAPTCHA, token);
    const sealed = v.parse(sealedCaptcha, JSON.parse(text));
    return sealed.brandCode === brandCode && sealed.expiresAt > now.getTime() ? sealed : undefined;
  } catch {
    return undefined;
  }
}

function spend({ database }: Services, { id, expiresAt }: SealedCaptcha): Promise<boolean> {
  return spendOnce(database, 'captcha', id, new Date(expiresAt));
}

async function isRight(
  services: Services,
  { id, answerHash: right }: SealedCaptcha,
  { captcha, proofOfWork }: CaptchaAnswer,
): Promise<boolean> {
  if (captcha !== undefined)
    return answerHash(id, plainSigns(captcha).trim().toUpperCase()) === right;
  return proofOfWork !== undefined && checkWork(services, id, proofOfWork);
}

/** @param text JSON of `{ challenge, solution }`: the challenge as it was issued, and its solution */
async function checkWork(services: Services, id: string, text: string): Promise<boolean> {
  try {
    const { challenge, solution } = v.parse(workDone, JSON.parse(text));
    if (challenge.parameters.data.captcha !== id) return false;
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      ...workSecrets(services),
    });
    return verified;
  } catch {
    return false;
  }
}

function workSecrets({ secrets }: Services) {
  return {
    hmacSignatureSecret: secrets.derive('captcha work challenge'),
    hmacKeySignatureSecret: secrets.derive('captcha work solution'),
  };
}

/** The id salts the hash; the token is sealed as well, so the few million answers cannot be tried on it. */
function answerHash(id: string, answer: string): string {
  return createHash('sha256').update(`${id}\n${answer}`).digest('base64url');
}
