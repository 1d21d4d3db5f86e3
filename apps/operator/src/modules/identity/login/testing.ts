import type { Captcha, CaptchaAnswer } from '@palpite/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Does a captcha's work as a browser does, without its workers. */
export async function solveCaptcha({
  captchaToken,
  proofOfWork,
}: Pick<Captcha, 'captchaToken' | 'proofOfWork'>): Promise<CaptchaAnswer> {
  const challenge = JSON.parse(proofOfWork);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('the challenge has no solution');
  return { captchaToken, proofOfWork: JSON.stringify({ challenge, solution }) };
}
