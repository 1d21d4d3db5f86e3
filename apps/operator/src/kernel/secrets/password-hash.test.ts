import { describe, expect, test } from 'vitest';
import { createPasswordHasher } from './password-hash.ts';

describe('a password hash', () => {
  test('is argon2id with 19 MiB and two passes, with a new salt each time', async () => {
    const hasher = await createPasswordHasher(2);
    const [first, second] = await Promise.all([
      hasher.hash('a password'),
      hasher.hash('a password'),
    ]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(second).not.toBe(first);
    expect(await hasher.verify(first, 'a password')).toBe(true);
    expect(await hasher.verify(first, 'A password')).toBe(false);
    expect(await hasher.verify(first, 'a password ')).toBe(false);
  });

  test('matches however the same letters were composed', async () => {
    const hasher = await createPasswordHasher(1);
    const hash = await hasher.hash('senha é ótima'.normalize('NFC'));
    expect(await hasher.verify(hash, 'senha é ótima'.normalize('NFD'))).toBe(true);
  });

  test('of no account never matches, whatever is typed', async () => {
    const hasher = await createPasswordHasher(1);
    expect(await hasher.verify(null, 'anything')).toBe(false);
    expect(await hasher.verify(null, '')).toBe(false);
  });

  test('is computed for so many at a time; a flood must come back later', async () => {
    const hasher = await createPasswordHasher(1);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, () => hasher.verify(null, 'guess')),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(outcomes.length - refused.length).toBe(9);
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', status: 503 } });
    expect(await hasher.verify(null, 'later')).toBe(false);
  });
});
