import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { generateKeyPair, type JWTPayload, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brand } from '#modules/brand/brand.table.ts';
import { provedMobile } from '../tables/codes.table.ts';
import { registration } from '../registration/testing.ts';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';
import { freshMobile, refusalOf, UNHURRIED } from './testing/codes.ts';
import {
  claimsOf,
  FIREBASE_PROJECT,
  type FirebaseServer,
  startFirebase,
} from './testing/firebase.ts';

let operator: TestOperator;
let firebase: FirebaseServer;
const now = () => operator.clock.now;

beforeAll(async () => {
  firebase = await startFirebase(now);
  operator = await withFirebase({ keysUrl: firebase.keysUrl });
});
afterAll(async () => {
  await operator.close();
  await firebase.close();
});
beforeEach(() => {
  firebase.cacheControl = 'public, max-age=3600';
  firebase.keysBroken = false;
});

/** An operator whose default brand has its codes sent by Firebase. */
async function withFirebase(sources: { keysUrl?: string; emulator?: string }) {
  const opened = await createTestOperator({ config: { firebase: sources }, limits: UNHURRIED });
  await opened.services.database
    .update(brand)
    .set({ overrides: { settings: { firebase: FIREBASE_PROJECT } } })
    .where(eq(brand.code, 'palpite'));
  opened.services.brands.forget();
  return opened;
}

type Mobile = ReturnType<typeof freshMobile>;
const numberOf = ({ countryDialingCode, mobileNum }: Mobile) =>
  `+${countryDialingCode}${mobileNum}`;

function form(mobile: Mobile, firebaseIdToken: string | undefined) {
  const { username: _, ...body } = registration();
  return { ...body, ...mobile, verificationCode: '100001', firebaseIdToken };
}
type Form = ReturnType<typeof form>;

const send = (body: Form, idempotencyKey: string = crypto.randomUUID(), at = operator) =>
  at.browser().client.call(endpoints.member.registerByMobile, { body, idempotencyKey });

/**
 * The outcome of a registration with a token that Firebase has signed for this number, except for the given changes.
 */
async function tried(claims: JWTPayload, more: Parameters<FirebaseServer['token']>[2] = {}) {
  const mobile = freshMobile();
  const token = await firebase.token(numberOf(mobile), now(), { claims, ...more });
  return refusalOf(send(form(mobile, token)));
}
const seconds = (away: number) => Math.floor(now().getTime() / 1_000) + away;

describe('a number that Firebase has verified', () => {
  test('[REG-22] registers with its id token, and opens the account by later ones', async () => {
    const mobile = freshMobile();
    const { account, session } = await send(
      form(mobile, await firebase.token(numberOf(mobile), now())),
    );
    const holders = await operator.services.database
      .select()
      .from(provedMobile)
      .where(eq(provedMobile.number, numberOf(mobile)));
    expect(holders).toMatchObject([{ brandCode: 'palpite', accountId: Number(session.user.id) }]);
    operator.clock.advance(5);
    const firebaseIdToken = await firebase.token(numberOf(mobile), now());
    const enter = () =>
      operator.browser().client.call(endpoints.session.login, {
        body: { type: 'sms', ...mobile, verificationCode: '100001', firebaseIdToken },
      });
    expect((await enter()).user.account).toBe(account);
    expect(await refusalOf(enter())).toBe('verification_code_invalid');
  });

  test('the same form sent again is the same act; the same proof for another account is refused', async () => {
    const mobile = freshMobile();
    const body = form(mobile, await firebase.token(numberOf(mobile), now()));
    const key = crypto.randomUUID();
    const first = await send(body, key);
    expect((await send(body, key)).account).toBe(first.account);
    expect(await refusalOf(send(body))).toBe('verification_code_invalid');
    // Renewed by Firebase for the same sign-in: another text, the same proof.
    operator.clock.advance(30);
    const renewed = { iat: seconds(0), auth_time: seconds(-30) };
    const again = await firebase.token(numberOf(mobile), now(), { claims: renewed });
    expect(await refusalOf(send(form(mobile, again)))).toBe('verification_code_invalid');
  });

  test('is still verified after a form that was refused for another reason', async () => {
    const mobile = freshMobile();
    const body = form(mobile, await firebase.token(numberOf(mobile), now()));
    expect(await refusalOf(send({ ...body, referralCode: 'NOBODY99' }))).toBe('field_invalid');
    expect(await refusalOf(send(body))).toBeNull();
  });

  test('two registrations at the same moment: one account', async () => {
    const mobile = freshMobile();
    const body = form(mobile, await firebase.token(numberOf(mobile), now()));
    const results = await Promise.all([refusalOf(send(body)), refusalOf(send(body))]);
    expect(results.toSorted()).toEqual([null, 'verification_code_invalid'].toSorted());
  });

  test('is the same number with the zero that is dialled only inside its country', async () => {
    const mobile = freshMobile();
    const token = await firebase.token(`+550${mobile.mobileNum}`, now());
    expect(await refusalOf(send(form(mobile, token)))).toBeNull();
  });
});

describe('invalid proofs', () => {
  const GOOD = 'no refusal';
  test.each<[string, () => JWTPayload, string]>([
    ['nothing is changed', () => ({}), GOOD],
    ['for another project', () => ({ aud: 'other-project' }), 'phone_verification_failed'],
    [
      'by another issuer',
      () => ({ iss: 'https://securetoken.google.com/other-project' }),
      'phone_verification_failed',
    ],
    ['out of time', () => ({ exp: seconds(-60) }), 'verification_code_expired'],
    [
      'a number that was proved too long ago',
      () => ({ auth_time: seconds(-601) }),
      'verification_code_expired',
    ],
    ['from tomorrow', () => ({ iat: seconds(86_400) }), 'phone_verification_failed'],
    ['proved tomorrow', () => ({ auth_time: seconds(86_400) }), 'phone_verification_failed'],
    ['of another number', () => ({ phone_number: '+5511999999999' }), 'phone_verification_failed'],
    ['of no number', () => ({ phone_number: undefined }), 'phone_verification_failed'],
    ['of nobody', () => ({ sub: '' }), 'phone_verification_failed'],
    [
      'by another way of signing in',
      () => ({ firebase: { sign_in_provider: 'password' } }),
      'phone_verification_failed',
    ],
  ])('a token %s', async (_what, claims, refusal) => {
    expect((await tried(claims())) ?? GOOD).toBe(refusal);
  });

  test('a token signed by another key, under its own name or under one that is published', async () => {
    const { privateKey: key } = await generateKeyPair('RS256');
    expect(await tried({}, { key })).toBe('phone_verification_failed');
    expect(await tried({}, { key, kid: 'unknown' })).toBe('phone_verification_failed');
  });

  test('a token without a signature, no token, and another text', async () => {
    const mobile = freshMobile();
    const unsigned = new UnsecuredJWT(claimsOf(numberOf(mobile), now())).encode();
    for (const token of [unsigned, undefined, '', 'abc', 'a.b.c']) {
      expect(await refusalOf(send(form(mobile, token)))).toBe('phone_verification_failed');
    }
  });
});

describe('the published keys', () => {
  test('are cached as long as their answer says, and fetched again then', async () => {
    firebase.cacheControl = 'public, max-age=120, must-revalidate';
    operator.clock.advance(86_401);
    expect(await tried({})).toBeNull();
    const asked = firebase.keysAsked();
    operator.clock.advance(119);
    expect(await tried({})).toBeNull();
    expect(firebase.keysAsked()).toBe(asked);
    operator.clock.advance(1);
    expect(await tried({})).toBeNull();
    expect(firebase.keysAsked()).toBe(asked + 1);
  });

  test('a new one is found, and an invented one is looked up at most twice a minute', async () => {
    expect(await tried({})).toBeNull();
    operator.clock.advance(31);
    await firebase.rotate();
    expect(await tried({})).toBeNull();
    const asked = firebase.keysAsked();
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await tried({}, { kid: `guess-${guess}` })).toBe('phone_verification_failed');
    }
    expect(firebase.keysAsked()).toBe(asked);
  });

  test('when they are unavailable no token is accepted, with an error of the site', async () => {
    operator.clock.advance(86_401);
    firebase.keysBroken = true;
    expect(await tried({})).toBe('unavailable');
    firebase.keysBroken = false;
    expect(await tried({})).toBeNull();
  });
});

test('an operator whose codes Firebase sends sends none itself, except for a forgotten password', async () => {
  const { client } = operator.browser();
  const { mobileNum: mobileNo, countryDialingCode } = freshMobile();
  const to = { mobileNo, countryDialingCode };
  const ask = { mobileNum: mobileNo, countryDialingCode };
  expect(
    await refusalOf(
      client.call(endpoints.verification.sendRegisterCode, { body: { by: 'mobile', ...to } }),
    ),
  ).toBe('code_not_allowed');
  expect(
    await refusalOf(
      client.call(endpoints.verification.sendLoginCode, { body: { purpose: 'login', ...ask } }),
    ),
  ).toBe('code_not_allowed');
  expect(
    await refusalOf(
      client.call(endpoints.verification.sendLoginCode, { body: { purpose: 'password', ...ask } }),
    ),
  ).toBeNull();
});

test('the status names the project to browsers, and no emulator when there is none', async () => {
  const { info } = await operator.browser().client.call(endpoints.system.getStatus, {});
  expect(info.firebase).toEqual({ ...FIREBASE_PROJECT, emulatorUrl: null });
});

describe('an emulator, which signs nothing', () => {
  const EMULATOR = 'http://127.0.0.1:9099';

  test('is accepted when it is set, by the same claims', async () => {
    const emulated = await withFirebase({ emulator: EMULATOR });
    try {
      const mobile = freshMobile();
      const at = emulated.clock.now;
      const claims = claimsOf(numberOf(mobile), at);
      const other = new UnsecuredJWT({ ...claims, aud: 'other-project' }).encode();
      expect(await refusalOf(send(form(mobile, other), undefined, emulated))).toBe(
        'phone_verification_failed',
      );
      const token = new UnsecuredJWT(claims).encode();
      expect(await refusalOf(send(form(mobile, token), undefined, emulated))).toBeNull();
      const { info } = await emulated.browser().client.call(endpoints.system.getStatus, {});
      expect(info.firebase?.emulatorUrl).toBe(EMULATOR);
    } finally {
      await emulated.close();
    }
  });

  test('prevents a site that other machines reach from starting', async () => {
    const publicOrigins = ['https://play.example.com'] as const;
    const config = { firebase: { emulator: EMULATOR }, publicOrigins };
    await expect(createTestOperator({ config })).rejects.toThrow('FIREBASE_EMULATOR');
  });
});
