import { expect, test } from 'vitest';
import { readQuote, signQuote } from './quote.ts';

const key = 'k'.repeat(43);
const now = new Date('2026-03-02T12:00:00Z');
const quote = { accountId: 7, priced: { odds: 19_500 }, expiresAt: now.getTime() + 5_000 };

test('an offer is honoured for the account that it was made to, until it expires', () => {
  const text = signQuote(key, quote);
  expect(readQuote(key, text, { accountId: 7, now })).toEqual(quote);
  expect(readQuote(key, text, { accountId: 8, now })).toBeNull();
  expect(readQuote(key, text, { accountId: 7, now: new Date(quote.expiresAt) })).toBeNull();
});

test('an offer that was altered is none', () => {
  const better = Buffer.from(JSON.stringify({ ...quote, priced: { odds: 99_000 } }));
  const [, signature] = signQuote(key, quote).split('.');
  for (const text of [`${better.toString('base64url')}.${signature}`, '', '.', 'a.b']) {
    expect(readQuote(key, text, { accountId: 7, now })).toBeNull();
  }
});
