import { endpoints } from '@palpite/contract';
import { audienceOf } from '@palpite/contract/cipher.ts';
import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { errorsOf } from '@palpite/contract/endpoint-errors.ts';
import { ENCRYPTED_MEDIA_TYPE } from '@palpite/contract/envelope.ts';
import { ERROR_STATUS, type ErrorCode } from '@palpite/contract/errors.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, createTestOperator, type TestOperator } from '../testing.ts';
import { type Sending, sample, send as sendFrom, table } from './testing-table.ts';

/** Every endpoint of the table, asked over HTTP in every way that must be refused. */
const withToken = table.filter(({ endpoint }) => endpoint.token === 'required');
const encrypted = table.filter(({ endpoint }) => endpoint.encrypted);
const withKey = table.filter(({ endpoint, built }) => built && endpoint.idempotency === 'key');

const ENDS_SESSIONS = new Set(['logout', 'sessionRevokeAll']);

let operator: TestOperator;
let member: Browser;
beforeAll(async () => {
  operator = await createTestOperator({
    limits: { loginPerAddressPerMinute: 10_000, generalPerMinute: 100_000, codePerMinute: 10_000 },
  });
  member = await operator.signedIn();
});
afterAll(() => operator.close());

const send = (endpoint: Endpoint, sending?: Sending) => sendFrom(member, endpoint, sending);

/** A token with which every call may be made: an agent's, whose account is a member's too. */
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
  '$name never fails for a reason of its own, whatever well-made values it is sent',
  async ({ endpoint }) => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const sending = { token: member.token, key: crypto.randomUUID(), seed };
      const { envelope } = await send(endpoint, sending);
      expect({ seed, message: envelope.message }).not.toMatchObject({ message: 'internal_error' });
    }
  },
);

test('a call that is not built says so to whoever may make it', async () => {
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
    '$name is refused without one, and with one that nobody gave',
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

  test('a token of another brand opens nothing', async () => {
    const lumen = { host: 'en.localhost', merchantCode: 'lumen' };
    const stranger = await operator.signedIn(0, lumen);
    const { envelope } = await send(endpoints.memberInfo, { token: stranger.token });
    expect(envelope.message).toBe('unauthenticated');
  });
});

describe('[API-02] an encrypted call', () => {
  test.each(encrypted)('$name is refused when its payload is plain', async ({ endpoint }) => {
    const text = JSON.stringify(sample(endpoint.body ?? v.null()));
    for (const mediaType of ['application/json', ENCRYPTED_MEDIA_TYPE]) {
      const { status, envelope } = await send(endpoint, {
        token: member.token,
        raw: { text, mediaType },
      });
      expect([status, envelope.message]).toEqual([400, 'payload_not_encrypted']);
    }
  });

  test.each(encrypted)(
    '$name is refused when its payload was altered, sealed for another call, or came before',
    async ({ endpoint }) => {
      const seal = () => member.cipher.seal(endpoint, sample(endpoint.body ?? v.null()));
      const sealed = await seal();
      const refusalOf = async (text: string) => {
        const raw = { text, mediaType: ENCRYPTED_MEDIA_TYPE };
        return (await send(endpoint, { token: member.token, raw })).envelope.message;
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

test.each(withKey)('$name is refused without an idempotency key', async ({ endpoint }) => {
  const token = await tokenForAll();
  const { status, envelope } = await send(endpoint, { token });
  expect([status, envelope.message]).toEqual([400, 'idempotency_key_required']);
});

/** Turns one sign of one part of a compact JWE into another. */
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
  const merchant = await operator.services.merchants.byCode('palpite');
  for (const [flag, on] of Object.entries(merchant?.flags ?? {})) if (on) flagsOn.add(flag);
});
