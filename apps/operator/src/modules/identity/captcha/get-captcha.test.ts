import { endpoints } from '@palpite/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { withOperator } from '#testing/with-operator.ts';
import { solveCaptcha } from '../login/testing.ts';
import { checkCaptcha, issueCaptcha } from './captcha.ts';
import { CAPTCHA_SIGNS, type CaptchaSign } from './captcha-glyphs.ts';
import { drawCaptcha, randomSigns } from './captcha-picture.ts';

const operator = withOperator({ limits: { captchaPerMinute: 1_000 } });

const issue = () => operator.browser().client.call(endpoints.captcha.get);
const check = (answer: Parameters<typeof checkCaptcha>[2], brandCode = 'palpite') =>
  checkCaptcha(operator.services, brandCode, answer, operator.clock.now);

describe('a captcha', () => {
  test('is a picture of a fixed size, base64 without a prefix', async () => {
    const { image, expiresAt } = await issue();
    const { format, width, height } = await sharp(Buffer.from(image, 'base64')).metadata();
    expect([format, width, height]).toEqual(['png', 180, 60]);
    expect(expiresAt).toBe(new Date(operator.clock.now.getTime() + 180_000).toISOString());
  });

  test('is a different one each time', async () => {
    const [first, second] = [await issue(), await issue()];
    expect(first.image).not.toBe(second.image);
    expect(first.captchaToken).not.toBe(second.captchaToken);
  });

  test('needs nothing from the database', async () => {
    const count = async () =>
      (await operator.database.pool.query('SELECT count(*)::int AS n FROM operator.spent_once'))
        .rows[0].n;
    const before = await count();
    await issue();
    expect(await count()).toBe(before);
  });

  test('does not reveal its answer in the token', async () => {
    const { captchaToken } = await issue();
    const header = JSON.parse(
      Buffer.from(captchaToken.split('.')[0] ?? '', 'base64url').toString(),
    );
    expect(header).toEqual({ alg: 'dir', enc: 'A256GCM' });
  });
});

describe('an answer by work', () => {
  test('is valid once', async () => {
    const answer = await solveCaptcha(await issue());
    expect(await check(answer)).toBe(true);
    expect(await check(answer)).toBe(false);
  });

  test('belongs to its own captcha', async () => {
    const { proofOfWork } = await solveCaptcha(await issue());
    const { captchaToken } = await issue();
    expect(await check({ captchaToken, proofOfWork })).toBe(false);
  });

  test('is refused when the work was not done', async () => {
    const { captchaToken, proofOfWork } = await issue();
    const challenge = JSON.parse(proofOfWork);
    const solution = { counter: 1, derivedKey: '00'.repeat(32) };
    expect(
      await check({ captchaToken, proofOfWork: JSON.stringify({ challenge, solution }) }),
    ).toBe(false);
  });

  test('is refused when the challenge was made easier', async () => {
    const captcha = await issue();
    const challenge = JSON.parse(captcha.proofOfWork);
    challenge.parameters.keyPrefix = '00';
    const eased = { ...captcha, proofOfWork: JSON.stringify(challenge) };
    expect(await check(await solveCaptcha(eased))).toBe(false);
  });

  test('is refused late, and at another brand', async () => {
    const late = await solveCaptcha(await issue());
    expect(await check(await solveCaptcha(await issue()), 'lumen')).toBe(false);
    operator.clock.advance(181);
    expect(await check(late)).toBe(false);
  });
});

describe('an answer by reading', () => {
  const issueShowing = (...signs: CaptchaSign[]) =>
    issueCaptcha(operator.services, 'palpite', operator.clock.now, signs);

  test('is valid once, in any case and with spaces around it', async () => {
    const { captchaToken } = await issueShowing('A', '7', 'K', '2', 'X');
    expect(await check({ captchaToken, captcha: ' a7k2x ' })).toBe(true);
    expect(await check({ captchaToken, captcha: 'A7K2X' })).toBe(false);
  });

  test('is refused when it is wrong, and uses the captcha up', async () => {
    const captcha = await issueShowing('A', '7', 'K', '2', 'X');
    const { captchaToken } = captcha;
    expect(await check({ captchaToken, captcha: 'A7K2Y' })).toBe(false);
    expect(await check({ captchaToken, captcha: 'A7K2X' })).toBe(false);
    expect(await check(await solveCaptcha(captcha))).toBe(false);
  });

  test('is refused with a token that was altered', async () => {
    const { captchaToken } = await issueShowing('A', '7', 'K', '2', 'X');
    const parts = captchaToken.split('.');
    parts[3] = `${parts[3]?.startsWith('A') ? 'B' : 'A'}${parts[3]?.slice(1)}`;
    const altered = parts.join('.');
    expect(await check({ captchaToken: altered, captcha: 'A7K2X' })).toBe(false);
  });
});

describe('the picture', () => {
  test('is drawn for every character, without a font', async () => {
    for (const sign of CAPTCHA_SIGNS) {
      const { data } = await sharp(await drawCaptcha([sign]))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const dark = data.filter((value) => value < 128).length;
      expect(dark, sign).toBeGreaterThan(100);
    }
  });

  test('shows five random characters', () => {
    const many = Array.from({ length: 50 }, () => randomSigns().join(''));
    expect(new Set(many).size).toBeGreaterThan(45);
    expect(many.every((text) => text.length === 5)).toBe(true);
  });
});
