import { randomBytes } from 'node:crypto';
import { endpoints } from '@palpite/contract';
import { CallError } from '@palpite/contract/call-error.ts';
import type { BodyInput } from '@palpite/contract/endpoint.ts';
import { eq } from 'drizzle-orm';
import { account } from '../tables/account.table.ts';
import { brand } from '#modules/brand/brand.table.ts';
import type { Browser, TestOperator } from '#testing/operator.ts';

export type Registration = BodyInput<typeof endpoints.member.register>;

/** The hosts of the demo brands whose rules differ. */
export const LUMEN = { host: 'en.localhost', brandCode: 'lumen' } as const;
export const TRANGVANG = { host: 'vn.localhost', brandCode: 'trangvang' } as const;

/** A form that is valid by the default brand's rules. */
export function registration(more: Partial<Registration> = {}): Registration {
  return {
    username: `ana${randomBytes(5).toString('hex')}`,
    password: 'correct horse battery 9',
    confirmPassword: 'correct horse battery 9',
    birthday: '1990-05-17',
    domain: 'http://localhost:3000',
    registerUrl: '/register',
    registerMethod: 'WEB',
    login: true,
    termsAgreed: true,
    termsVersion: '2026-01-01',
    ...more,
  };
}

export const register = (browser: Browser, body = registration(), idempotencyKey?: string) =>
  browser.client.call(endpoints.member.register, {
    body,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });

/** @throws Error when the registration was not refused */
export async function refused(browser: Browser, body: Registration): Promise<CallError> {
  try {
    await register(browser, body);
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
  throw new Error('the registration was not refused');
}

/** The fields in a refusal, in the order of the form. */
export const fieldsOf = ({ code, value }: CallError): string[] => {
  if (code !== 'field_invalid') throw new Error(`refused for ${code}`);
  return (value as { fields: { field: string }[] }).fields.map(({ field }) => field);
};

/** Sets switches of a brand, on top of: no code by SMS, so that registration by username is open. */
export async function setFlags(
  { services }: TestOperator,
  set: Record<string, boolean> = {},
  code = 'palpite',
): Promise<void> {
  await services.database
    .update(brand)
    .set({ overrides: { flags: { REGMOBVERF3: false, ...set } } })
    .where(eq(brand.code, code));
  services.brands.forget();
}

export async function accountsNamed({ services }: TestOperator, usernameKey: string) {
  return services.database.select().from(account).where(eq(account.usernameKey, usernameKey));
}
