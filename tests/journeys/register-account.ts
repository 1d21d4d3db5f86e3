import { createCipher } from '@palpite/contract/cipher.ts';
import { createClient } from '@palpite/contract/client.ts';
import { memberRegister } from '@palpite/contract/registration.ts';
import { systemGetRegisterSettings, systemGetStatus } from '@palpite/contract/system.ts';
import type { Page } from '@playwright/test';
import { hydrated, open } from './fixtures.ts';
import { expectSignedIn } from './sign-in.ts';

const PASSWORD = 'correct horse battery 9';

/**
 * Registers a new account on the default brand for one journey, by the calls that the form makes, and leaves it signed
 * in on home. The form has journeys of its own (`register.spec.ts`).
 * @param prefix three letters that name the journey
 * @returns its account name
 */
export async function registerAccount(page: Page, prefix: string): Promise<string> {
  const username = `${prefix}${Date.now() % 1_000_000_000}`;
  await open(page, '/');
  const { origin } = new URL(page.url());
  const session = await register(origin, username);
  await page.evaluate((record) => {
    for (const [key, value] of Object.entries(record)) sessionStorage.setItem(key, value);
  }, session);
  await page.reload();
  await hydrated(page);
  await expectSignedIn(page);
  return username;
}

/** @returns the session as a tab stores it (spec section 3) */
async function register(origin: string, username: string): Promise<Record<string, string>> {
  let brand = '';
  let keys: ReturnType<Parameters<typeof createCipher>[0]['keys']> = [];
  const client = createClient({
    baseUrl: origin,
    fetch: (url, init) => fetch(url, init),
    brandCode: () => brand,
    token: () => null,
    cipher: createCipher({ keys: () => keys }),
    onUnauthenticated: (code) => {
      throw new Error(`the registration was answered with ${code}`);
    },
  });
  const status = await client.call(systemGetStatus);
  brand = status.merchantCode;
  keys = status.encryption.keys;
  const { termsVersion } = await client.call(systemGetRegisterSettings);
  const { session } = await client.call(memberRegister, {
    body: {
      username,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      birthday: '1990-05-05',
      domain: origin,
      registerUrl: '/register',
      registerMethod: 'WEB',
      login: true,
      termsAgreed: true,
      termsVersion,
    },
  });
  const { token, user } = session;
  return {
    token,
    account: user.account,
    username: user.username,
    nickname: user.nickname,
    customerId: user.customerId,
    isAgent: `${user.type}`,
    isMember: user.isMember ? '1' : '0',
    toUpline: user.toUpline ? '1' : '0',
    cpw: '0',
  };
}
