import fc from 'fast-check';
import { CompactEncrypt, importJWK } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { createCipher, type PayloadBinding } from './cipher.ts';
import { ContractError } from './errors.ts';
import {
  createKeyRing,
  generateStoredKey,
  type KeyRing,
  openPayload,
  type ReplayGuard,
  type StoredKey,
} from './open-payload.ts';
import { passwordResetByPhone } from './password.ts';
import { sessionLogin } from './session.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const seconds = (count: number) => new Date(NOW.getTime() + count * 1_000);

let first: StoredKey;
let second: StoredKey;
let stranger: StoredKey;

beforeAll(async () => {
  first = await generateStoredKey('first', new Date('2026-01-01T00:00:00Z'));
  second = await generateStoredKey('second', new Date('2026-02-01T00:00:00Z'));
  stranger = await generateStoredKey('first', new Date('2026-01-01T00:00:00Z'));
});

/** A replay guard in memory, where the operator has one in its database. */
function memoryGuard(): ReplayGuard & { claimed: Map<string, Date> } {
  const claimed = new Map<string, Date>();
  return {
    claimed,
    claim: async (jti, expiresAt) => {
      if (claimed.has(jti)) return false;
      claimed.set(jti, expiresAt);
      return true;
    },
  };
}

const cipherAt = (ring: KeyRing, at: Date = NOW) =>
  createCipher({ keys: () => ring.publicKeys(at), now: () => at.getTime() });

const NOBODY = { brandCode: 'palpite', token: null };

function open(
  payload: string,
  ring: KeyRing,
  changes: { guard?: ReplayGuard; now?: Date; binding?: PayloadBinding } = {},
) {
  return openPayload({
    payload,
    endpoint: sessionLogin,
    keyRing: ring,
    replayGuard: changes.guard ?? memoryGuard(),
    binding: changes.binding ?? NOBODY,
    now: changes.now ?? NOW,
  });
}

async function refusalOf(opening: Promise<unknown>): Promise<ContractError> {
  const outcome = await opening.then(
    () => 'opened',
    (error: unknown) => error,
  );
  if (outcome instanceof ContractError) return outcome;
  throw new Error(`expected a refusal, got ${String(outcome)}`);
}

const claims = (changes: object) => ({
  iat: NOW.getTime() / 1_000,
  jti: 'a-jti-of-sixteen-characters',
  aud: 'POST /wps/session/login',
  body: {},
  ...changes,
});

/** Seals any content, as someone could who has the public key but not our client. */
async function sealRaw(key: StoredKey, plaintext: string, header: object = {}): Promise<string> {
  const { kty, crv, x, y } = key;
  return new CompactEncrypt(new TextEncoder().encode(plaintext))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid, ...header })
    .encrypt(await importJWK({ kty, crv, x, y }, 'ECDH-ES'));
}

describe('a sealed payload', () => {
  test('opens to exactly what was sealed, and shows none of it on the way', async () => {
    const ring = createKeyRing([first]);
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        const payload = await cipherAt(ring).seal(sessionLogin, body);
        expect(await open(payload, ring)).toEqual(JSON.parse(JSON.stringify(body)));
      }),
      { numRuns: 30 },
    );
    const payload = await cipherAt(ring).seal(sessionLogin, { password: 'tangerine-42' });
    expect(payload).not.toContain('tangerine');
    expect(payload).not.toContain(btoa('tangerine').slice(0, 10));
  });

  test('is different each time, for the same body', async () => {
    const cipher = cipherAt(createKeyRing([first]));
    const sealed = await Promise.all(
      Array.from({ length: 5 }, () => cipher.seal(sessionLogin, { a: 1 })),
    );
    expect(new Set(sealed).size).toBe(5);
    // The ephemeral key is in the header: a new one for each call.
    expect(new Set(sealed.map((payload) => payload.split('.')[0])).size).toBe(5);
  });

  test('is refused when any one character was changed', async () => {
    const ring = createKeyRing([first]);
    const payload = await cipherAt(ring).seal(sessionLogin, {
      username: 'member',
      password: 'secret',
    });
    const guard = memoryGuard();
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: payload.length - 1 }),
        fc.constantFrom('A', 'b', '7', '-', '_', '.'),
        async (at, letter) => {
          // The last letter of a part holds unused bits: another letter may encode the same bytes.
          const endsPart = at === payload.length - 1 || payload[at + 1] === '.';
          fc.pre(payload[at] !== letter && payload[at] !== '.' && !endsPart);
          const tampered = payload.slice(0, at) + letter + payload.slice(at + 1);
          const { code } = await refusalOf(open(tampered, ring, { guard }));
          expect(['payload_unreadable', 'payload_key_unknown', 'payload_not_encrypted']).toContain(
            code,
          );
        },
      ),
      { numRuns: 150 },
    );
    expect(guard.claimed.size).toBe(0);
  });

  test('is refused when it comes a second time, and is accepted once in a race', async () => {
    const ring = createKeyRing([first]);
    const guard = memoryGuard();
    const payload = await cipherAt(ring).seal(sessionLogin, {});
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => open(payload, ring, { guard })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await refusalOf(open(payload, ring, { guard }))).code).toBe('payload_replayed');
  });

  test.each([
    ['five minutes old', 300],
    ['from a clock five minutes ahead', -300],
  ])('%s is accepted', async (_when, age) => {
    const ring = createKeyRing([first]);
    const payload = await cipherAt(ring).seal(sessionLogin, {});
    expect(await open(payload, ring, { now: seconds(age) })).toEqual({});
  });

  test.each([
    ['older than five minutes', 301],
    ['from a clock further ahead', -301],
  ])('%s is refused, with the server’s time', async (_when, age) => {
    const ring = createKeyRing([first]);
    const payload = await cipherAt(ring).seal(sessionLogin, {});
    const { code, value } = await refusalOf(open(payload, ring, { now: seconds(age) }));
    expect(code).toBe('payload_expired');
    expect(value).toEqual({ serverTime: seconds(age).toISOString() });
  });

  test('is remembered for as long as its clock would be accepted', async () => {
    const ring = createKeyRing([first]);
    const guard = memoryGuard();
    await open(await cipherAt(ring).seal(sessionLogin, {}), ring, { guard });
    const [expiresAt] = guard.claimed.values();
    expect(expiresAt?.getTime()).toBeGreaterThan(seconds(300).getTime());
  });

  test('is refused for another brand or another session than it was sealed for', async () => {
    const ring = createKeyRing([first]);
    const mine = { brandCode: 'palpite', token: 'a'.repeat(43) };
    const sealed = () => cipherAt(ring).seal(sessionLogin, { a: 1 }, mine);
    expect(await open(await sealed(), ring, { binding: mine })).toEqual({ a: 1 });
    for (const binding of [
      { ...mine, brandCode: 'lumen' },
      { ...mine, token: 'b'.repeat(43) },
      { ...mine, token: null },
    ]) {
      const { code } = await refusalOf(open(await sealed(), ring, { binding }));
      expect(code).toBe('payload_unreadable');
    }
  });

  test('is refused by any other call than the one it was sealed for', async () => {
    const ring = createKeyRing([first]);
    const payload = await cipherAt(ring).seal(passwordResetByPhone, {});
    expect((await refusalOf(open(payload, ring))).code).toBe('payload_unreadable');
  });

  test('sealed with a key of another operator is refused, whatever name the key has', async () => {
    const payload = await cipherAt(createKeyRing([stranger])).seal(sessionLogin, {});
    expect((await refusalOf(open(payload, createKeyRing([first])))).code).toBe(
      'payload_unreadable',
    );
  });

  test.each([
    ['JSON', '{"username":"member"}'],
    ['a form', 'username=member&password=x'],
    ['nothing', ''],
    ['a signed token of three parts', 'eyJhbGciOiJub25lIn0.e30.'],
  ])('[API-02] %s in its place is refused as not encrypted', async (_what, payload) => {
    const { code } = await refusalOf(open(payload, createKeyRing([first])));
    expect(code).toBe('payload_not_encrypted');
  });

  test.each([
    ['no JSON', 'hello'],
    ['no claims', '{}'],
    ['an instant that is no number', JSON.stringify(claims({ iat: 'now' }))],
    ['an id too short to be unique', JSON.stringify(claims({ jti: '1' }))],
    ['no audience', JSON.stringify(claims({ aud: undefined }))],
  ])('that holds %s is refused as unreadable', async (_what, plaintext) => {
    const payload = await sealRaw(first, plaintext);
    const { code } = await refusalOf(open(payload, createKeyRing([first])));
    expect(code).toBe('payload_unreadable');
  });

  test('with another content cipher than the contract’s is refused', async () => {
    const payload = await sealRaw(first, JSON.stringify(claims({})), { enc: 'A128GCM' });
    const { code } = await refusalOf(open(payload, createKeyRing([first])));
    expect(code).toBe('payload_unreadable');
  });
});

describe('the key ring', () => {
  test('announces the newest key first and still opens what an older one sealed', async () => {
    const before = createKeyRing([first]);
    const payload = await cipherAt(before).seal(sessionLogin, { early: true });
    const after = createKeyRing([first, second]);
    expect(after.publicKeys(NOW).map(({ kid }) => kid)).toEqual(['second', 'first']);
    expect(await open(payload, after)).toEqual({ early: true });
  });

  test('never announces the private part', () => {
    expect(JSON.stringify(createKeyRing([first]).publicKeys(NOW))).not.toContain(first.d);
  });

  test('refuses a retired key and says which to use; the cipher learns it and is accepted', async () => {
    const retired = { ...first, retiresAt: seconds(-1).toISOString() };
    const ring = createKeyRing([retired, second]);
    const cipher = createCipher({
      keys: () => createKeyRing([first]).publicKeys(NOW),
      now: () => NOW.getTime(),
    });
    const refusal = await refusalOf(open(await cipher.seal(sessionLogin, {}), ring));
    expect(refusal.code).toBe('payload_key_unknown');
    expect(refusal.value).toEqual({ keys: ring.publicKeys(NOW) });
    expect(cipher.learn(refusal.code, refusal.value)).toBe(true);
    expect(await open(await cipher.seal(sessionLogin, { late: true }), ring)).toEqual({
      late: true,
    });
  });

  test('a browser whose clock is a day wrong receives the time and is then accepted', async () => {
    const ring = createKeyRing([first]);
    const cipher = cipherAt(ring, seconds(-86_400));
    const refusal = await refusalOf(open(await cipher.seal(sessionLogin, {}), ring));
    expect(cipher.learn(refusal.code, refusal.value)).toBe(true);
    expect(await open(await cipher.seal(sessionLogin, { body: 1 }), ring)).toEqual({ body: 1 });
  });

  test('refuses two keys with the same name', () => {
    expect(() => createKeyRing([first, stranger])).toThrow('same kid');
  });
});

test('the cipher learns nothing from other refusals', () => {
  const cipher = cipherAt(createKeyRing([first]));
  expect(cipher.learn('invalid_credentials', null)).toBe(false);
  expect(cipher.learn('payload_key_unknown', { keys: 'none' })).toBe(false);
  expect(cipher.learn('payload_expired', {})).toBe(false);
  expect(cipher.learn(undefined, undefined)).toBe(false);
});
