import { endpoints } from '@palpite/contract';
import { CallError } from '@palpite/contract/call-error.ts';
import { FEATURE_FLAGS, type FeatureFlag } from '@palpite/domain';
import { afterEach, expect, test } from 'vitest';
import { register, registration, setFlags } from '#modules/identity/registration/testing.ts';
import { TEST_PASSWORD } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';

const operator = withOperator({
  config: { now: () => new Date() },
  limits: { registrationsBeforeCaptcha: 100, loginPerAddressPerMinute: 100 },
});
afterEach(() => setFlags(operator));

/** Whether a call is open: any outcome except the refusal that names a switch. */
async function opens(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return error.code !== 'feature_disabled';
  }
  return true;
}

const TICKET = 'a'.repeat(22);
const PHONE = {
  mobileNum: '11987654321',
  countryDialingCode: '55',
  verificationCode: '123456',
} as const;

const client = () => operator.browser().client;
const status = () => client().call(endpoints.system.getStatus);
const rules = () => client().call(endpoints.system.getRegisterSettings);

/** The effect of each switch in the operator's answers: true while it is on. */
const FEATURES: Record<FeatureFlag, () => Promise<boolean>> = {
  MOBILENUMREG3: async () => {
    const { username: _, password: __, confirmPassword: ___, ...body } = registration();
    const open = await opens(
      client().call(endpoints.member.registerByMobile, { body: { ...body, ...PHONE } }),
    );
    expect((await status()).info.register.mobile).toBe(open);
    return open;
  },
  REGMOBVERF3: async () => (await rules()).rules.verificationCode?.required === true,
  MOBILENUMPASSREG3: async () => (await rules()).mobileRules.password?.required === true,
  USERNAMEREG3: async () => {
    const open = await opens(register(operator.browser()));
    expect((await status()).info.register.username).toBe(open);
    return open;
  },
  FREEPLAY3: () => opens(freePlay()),
  // Its effect shows in the client: `apps/web/src/app/feature-flags.test.tsx`.
  PWDEXPFORCECHANGE3: async () =>
    (await status()).flags.some(
      ({ modId, enabled }) => modId === 'PWDEXPFORCECHANGE3' && enabled === 1,
    ),
  MOBILEVERCODELOGIN3: () =>
    opens(
      client().call(endpoints.session.login, { body: { type: 'sms', ...PHONE, ticket: TICKET } }),
    ),
  CHNGPASSVERIF3: () =>
    opens(
      client().call(endpoints.password.resetByPhone, {
        body: { newPassword: TEST_PASSWORD, ...PHONE, ticket: TICKET },
      }),
    ),
  DIRECTREG3: () => opens(register(operator.browser())),
  CBS3: async () => {
    const member = await operator.signedIn();
    return opens(member.client.call(endpoints.chat.countUnread));
  },
};

async function freePlay() {
  const { cipher, client } = operator.browser();
  const header = await cipher.seal(endpoints.session.loginAsGuest, {
    merchantCode: 'palpite',
    language: 'PT',
  });
  return client.call(endpoints.session.loginAsGuest, {
    body: { os: 'Linux', platform: 'W', version: 3, header },
  });
}

test.each(FEATURE_FLAGS)(
  '[PERM-07] %s switches its feature on and off, without a restart',
  async (flag) => {
    for (const on of [true, false, true]) {
      await setFlags(operator, { [flag]: on });
      expect(await FEATURES[flag](), `${flag} ${on ? 'on' : 'off'}`).toBe(on);
    }
  },
);
