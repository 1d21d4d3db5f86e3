import { endpoints } from '@palpite/contract';
import { audienceOf } from '@palpite/contract/cipher.ts';
import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { errorsOf } from '@palpite/contract/endpoint-errors.ts';
import { ENCRYPTED_MEDIA_TYPE } from '@palpite/contract/envelope.ts';
import { ERROR_STATUS, type ErrorCode } from '@palpite/contract/errors.ts';
import { isPermitted, type Role } from '@palpite/domain';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Browser, TEST_PASSWORD } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { type Sending, sample, send as sendFrom, table } from './testing/table.ts';

/** Every endpoint of the table, called over HTTP in every way that must be refused. */
const withToken = table.filter(({ endpoint }) => endpoint.token === 'required');
const encrypted = table.filter(({ built, endpoint }) => built && endpoint.encrypted);
const withKey = table.filter(({ endpoint, built }) => built && endpoint.idempotency === 'key');

const ENDS_SESSIONS = new Set(['session.logout', 'session.revokeAll']);

const operator = withOperator({
  limits: { loginPerAddressPerMinute: 10_000, generalPerMinute: 100_000, codePerMinute: 10_000 },
});
let member: Browser;
/** One session of each kind of caller that the table of permissions refuses something. */
let refusedCallers: readonly { readonly role: Role; readonly token: string | null }[];
beforeAll(async () => {
  member = await operator.signedIn();
  refusedCallers = [
    { role: 0, token: (await operator.signedIn()).token },
    { role: 4, token: await guestToken() },
    { role: 'affiliate', token: await affiliateToken() },
  ];
});

async function guestToken(): Promise<string> {
  const header = { merchantCode: 'palpite', language: 'PT' };
  const sealed = await member.cipher.seal(endpoints.session.loginAsGuest, header);
  const body = { os: 'test', platform: 'W', version: 3, header: sealed } as const;
  return (await operator.browser().client.call(endpoints.session.loginAsGuest, { body })).token;
}

async function affiliateToken(): Promise<string> {
  const { username } = await operator.account({ type: 1, isMember: false });
  const body = { type: 'username', username, password: TEST_PASSWORD, side: 'agent' } as const;
  return (await operator.browser().client.call(endpoints.session.login, { body })).token;
}

const send = (endpoint: Endpoint, sending?: Sending) => sendFrom(member, endpoint, sending);

/** A token that may make every call: an agent's, whose account is a member's too. */
const tokenForAll = async () => (await operator.signedIn(1)).token;

test('every call of the table answers as the table says: a value of its shape, or a code of its list', async () => {
  for (const { name, endpoint } of table) {
    const { status, envelope } = await send(endpoint, {
      token: member.token,
      key: crypto.randomUUID(),
    });
    const codes: readonly string[] = errorsOf(endpoint);
    const asTheTableSays = envelope.success
      ? status === 200 && v.is(endpoint.value, envelope.value)
      : codes.includes(envelope.message) && status === ERROR_STATUS[envelope.message as ErrorCode];
    expect({ name, status, message: envelope.message, asTheTableSays }).toMatchObject({
      asTheTableSays: true,
    });
    if (ENDS_SESSIONS.has(name)) member = await operator.signedIn();
  }
  const measured = await operator.services.metrics.registry.metrics();
  for (const { name } of table) expect(measured).toContain(`operation="${name}"`);
});

test.each(table.filter(({ built, name }) => built && !ENDS_SESSIONS.has(name)))(
  '$name never answers with an unexpected error, whatever valid values it receives',
  async ({ endpoint }) => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const sending = { token: member.token, key: crypto.randomUUID(), seed };
      const { envelope } = await send(endpoint, sending);
      expect({ seed, message: envelope.message }).not.toMatchObject({ message: 'internal_error' });
    }
  },
);

test('a call that is not built says so to a permitted caller', async () => {
  const open = table.filter(({ built }) => !built);
  for (const { name, endpoint } of open) {
    const token = endpoint.token === 'none' ? null : await tokenForAll();
    const { status, envelope } = await send(endpoint, { token, key: crypto.randomUUID() });
    expect([name, status, envelope.message]).toEqual([
      name,
      ...(flagIsOff(endpoint) ? [403, 'feature_disabled'] : [501, 'not_implemented']),
    ]);
  }
});

describe('[API-03] a call that needs a token', () => {
  test.each(withToken)(
    '$name is refused without one, and with an unknown one',
    async ({ endpoint }) => {
      for (const token of [null, 'x', 'A'.repeat(43)]) {
        const { status, envelope } = await send(endpoint, { token });
        expect([status, envelope.success, envelope.message]).toEqual([
          401,
          false,
          'unauthenticated',
        ]);
      }
    },
  );

  test.each(withToken)(
    '$name requires a login from a visitor before it reads the input',
    async ({ endpoint }) => {
      for (const text of ['', '{', '[]', '{"x":"\\u0000"}', 'eyJhbGciOiJub25lIn0....']) {
        const answer = await member.fetch(`${endpoint.path}?pageNo=x&from=x`, {
          method: endpoint.method,
          headers: { 'Content-Type': 'text/plain', Language: 'XX' },
          ...(endpoint.method === 'GET' ? {} : { body: text }),
        });
        const { message } = (await answer.json()) as { message: string };
        expect([text, answer.status, message]).toEqual([text, 401, 'unauthenticated']);
      }
    },
  );

  test.each(withToken)(
    '$name refuses a caller without permission before it reads the input',
    async ({ endpoint }) => {
      for (const { role, token } of refusedCallers) {
        if (isPermitted(role, endpoint.permission)) continue;
        const answer = await member.fetch(`${endpoint.path}?pageNo=x`, {
          method: endpoint.method,
          headers: { 'Content-Type': 'text/plain', Authorization: `Bearer ${token}` },
          ...(endpoint.method === 'GET' ? {} : { body: '{' }),
        });
        const { message } = (await answer.json()) as { message: string };
        expect([role, answer.status, message]).toEqual([
          role,
          403,
          flagIsOff(endpoint)
            ? 'feature_disabled'
            : role === 4
              ? 'real_account_required'
              : 'forbidden',
        ]);
      }
    },
  );

  test('a token of another brand opens nothing', async () => {
    const lumen = { host: 'en.localhost', brandCode: 'lumen' };
    const stranger = await operator.signedIn(0, lumen);
    const { envelope } = await send(endpoints.member.get, { token: stranger.token });
    expect(envelope.message).toBe('unauthenticated');
  });
});

describe('[API-02] an encrypted call', () => {
  test.each(encrypted)('$name is refused when its payload is plain', async ({ endpoint }) => {
    const text = JSON.stringify(sample(endpoint.body ?? v.null()));
    const token = await tokenForAll();
    for (const mediaType of ['application/json', ENCRYPTED_MEDIA_TYPE]) {
      const { status, envelope } = await send(endpoint, { token, raw: { text, mediaType } });
      expect([status, envelope.message]).toEqual([400, 'payload_not_encrypted']);
    }
  });

  test.each(encrypted)(
    '$name is refused when its payload was altered, sealed for another call, or came before',
    async ({ endpoint }) => {
      const seal = () => member.cipher.seal(endpoint, sample(endpoint.body ?? v.null()));
      const sealed = await seal();
      const token = await tokenForAll();
      const refusalOf = async (text: string) => {
        const raw = { text, mediaType: ENCRYPTED_MEDIA_TYPE };
        return (await send(endpoint, { token, raw })).envelope.message;
      };
      for (const part of [1, 2, 3, 4]) {
        expect(await refusalOf(alter(await seal(), part))).toMatch(
          /^payload_(unreadable|not_encrypted)$/,
        );
      }
      const elsewhere = { ...endpoint, path: `${endpoint.path}/elsewhere` } as const;
      expect(audienceOf(elsewhere)).not.toBe(audienceOf(endpoint));
      const meantElsewhere = await member.cipher.seal(elsewhere, sample(endpoint.body ?? v.null()));
      expect(await refusalOf(meantElsewhere)).toBe('payload_unreadable');
      expect(await refusalOf(sealed)).not.toMatch(/^payload_/);
      expect(await refusalOf(sealed)).toBe('payload_replayed');
    },
  );
});

const withDays = table.filter(
  ({ built, endpoint: { query } }) => built && Object(query).entries?.from !== undefined,
);
test('the table contains calls with a range of days', () => {
  expect(withDays.map(({ name }) => name)).toContain('movement.list');
});

test.each(withDays)(
  '$name refuses a day that no report can reach, and names it',
  async ({ endpoint }) => {
    const token = await tokenForAll();
    for (const day of ['9999-12-31', '1999-12-31', '2100-01-01', '0000-01-01', '2026-13-01']) {
      for (const field of ['from', 'to']) {
        const answer = await member.fetch(`${endpoint.path}?${field}=${day}`, {
          headers: { Authorization: `Bearer ${token}` },
        });
        const { message, value } = (await answer.json()) as {
          message: string;
          value: { fields: unknown };
        };
        expect([day, answer.status, message]).toEqual([day, 400, 'invalid_request']);
        expect(value.fields).toContainEqual(expect.objectContaining({ field }));
      }
    }
  },
);

test.each(withKey)('$name is refused without an idempotency key', async ({ endpoint }) => {
  const token = await tokenForAll();
  const { status, envelope } = await send(endpoint, { token });
  expect([status, envelope.message]).toEqual([400, 'idempotency_key_required']);
});

/** Changes one character of one part of a compact JWE. */
function alter(sealed: string, part: number): string {
  const parts = sealed.split('.');
  const text = parts[part] ?? '';
  const middle = Math.floor(text.length / 2);
  const sign = text[middle] === 'A' ? 'B' : 'A';
  parts[part] = `${text.slice(0, middle)}${sign}${text.slice(middle + 1)}`;
  return parts.join('.');
}

function flagIsOff(endpoint: Endpoint): boolean {
  return endpoint.flag !== undefined && !flagsOn.has(endpoint.flag);
}
const flagsOn = new Set<string>();
beforeAll(async () => {
  const brand = await operator.services.brands.byCode('palpite');
  for (const [flag, on] of Object.entries(brand?.flags ?? {})) if (on) flagsOn.add(flag);
});
