import { expect, test } from 'vitest';
import { BodyTooLong, readJsonWithin, readWithin } from './read-within.ts';
import { endlessBody } from './testing.ts';

test('a body that never ends is left as soon as it is too long', async () => {
  const { body, sentBytes, wasLeft } = endlessBody();
  await expect(readWithin({ body }, 10_000)).rejects.toThrow(BodyTooLong);
  expect(sentBytes()).toBeLessThan(20_000);
  expect(wasLeft()).toBe(true);
});

test('a body of exactly the most bytes is read whole, and one byte more is refused', async () => {
  const read = await readWithin(new Response('ä'.repeat(5)), 10);
  expect(new TextDecoder().decode(read)).toBe('äääää');
  await expect(readWithin(new Response('ä'.repeat(5)), 9)).rejects.toThrow(BodyTooLong);
  expect(await readWithin(new Response(null), 0)).toHaveLength(0);
});

test('JSON is read within the same bound', async () => {
  expect(await readJsonWithin(Response.json({ a: 1 }), 7)).toEqual({ a: 1 });
  await expect(readJsonWithin(Response.json({ a: 1 }), 6)).rejects.toThrow(BodyTooLong);
  await expect(readJsonWithin(new Response('{'), 7)).rejects.toThrow(SyntaxError);
});
