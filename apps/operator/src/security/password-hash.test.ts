import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { createPasswordHasher } from './password-hash.ts';

describe('a password hash', () => {
  test('is argon2id with 46 MiB and one pass, salted anew each time', async () => {
    const hasher = await createPasswordHasher(2);
    const [first, second] = await Promise.all([
      hasher.hash('a password'),
      hasher.hash('a password'),
    ]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    expect(second).not.toBe(first);
    expect(await hasher.verify(first, 'a password')).toBe(true);
    expect(await hasher.verify(first, 'A password')).toBe(false);
    expect(await hasher.verify(first, 'a password ')).toBe(false);
  });

  test('is matched however the same letters were composed', async () => {
    const hasher = await createPasswordHasher(1);
    const stored = await hasher.hash('senha é ótima'.normalize('NFC'));
    expect(await hasher.verify(stored, 'senha é ótima'.normalize('NFD'))).toBe(true);
  });

  test('of nobody is never matched, whatever is given', async () => {
    const hasher = await createPasswordHasher(1);
    expect(await hasher.verify(null, 'anything')).toBe(false);
    expect(await hasher.verify(null, '')).toBe(false);
  });

  test('that was made with other parameters is matched, and renewed to one that is matched too', async () => {
    const hasher = await createPasswordHasher(2);
    const older = await hash('a password', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(await hasher.verify(older, 'a password')).toBe(true);
    const renewed = await hasher.renew(older, 'a password');
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    expect(await hasher.verify(renewed, 'a password')).toBe(true);
    // Two logins at once: neither finds the other's password changed.
    expect(await hasher.renew(older, 'a password')).toBe(renewed);
  });

  test('is not renewed where it is today’s, nor where there is none', async () => {
    const hasher = await createPasswordHasher(1);
    expect(await hasher.renew(await hasher.hash('a password'), 'a password')).toBeNull();
    expect(await hasher.renew(null, 'a password')).toBeNull();
  });

  test('is computed for so many at a time; a flood is told to come back', async () => {
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
