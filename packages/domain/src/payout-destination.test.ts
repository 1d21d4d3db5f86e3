import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isRoutingNumber,
  readCpf,
  readDigits,
  readEmailKey,
  readRandomKey,
} from './payout-destination.ts';

describe('a CPF', () => {
  test.each([
    ['529.982.247-25', '52998224725'],
    ['52998224725', '52998224725'],
    [' 111 444 777 35', '11144477735'],
    ['５２９．９８２．２４７－２５', '52998224725'],
  ])('is read from %s', (typed, digits) => expect(readCpf(typed)).toBe(digits));

  test.each([
    '529.982.247-24',
    '529.982.247-52',
    '111.111.111-11',
    '5299822472',
    '',
    'abc',
    '٥٢٩٩٨٢٢٤٧٢٥',
  ])('is not %s', (typed) => expect(readCpf(typed)).toBeNull());

  test('with one digit mistyped is another number, or none', () => {
    const slip = fc.record({ at: fc.nat(10), by: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(slip, ({ at, by }) => {
        const digits = [...'52998224725'].map((digit, place) =>
          place === at ? String((Number(digit) + by) % 10) : digit,
        );
        expect(readCpf(digits.join(''))).toBeNull();
      }),
    );
  });
});

test('a random key is a UUID, however it was capitalised', () => {
  const key = '123e4567-e89b-42d3-a456-426614174000';
  expect(readRandomKey(` ${key.toUpperCase()} `)).toBe(key);
  expect(readRandomKey(key.replaceAll('-', ''))).toBeNull();
});

describe('an e-mail key', () => {
  test('is kept in lower case, without the spaces around it', () =>
    expect(readEmailKey(' Ana.Prado+pix@Example.com.br ')).toBe('ana.prado+pix@example.com.br'));

  test.each([
    ['a sign that moves a terminal', 'ana\u{1b}[2J@example.com'],
    ['a mark that turns the line around', 'ana\u{202e}@example.com'],
    ['a sign of no width', 'ana\u{200b}@example.com'],
    ['a zero byte', 'ana\u{0}@example.com'],
    ['a letter that looks like another', '\u{430}na@example.com'],
    ['no domain', 'ana@example'],
    ['a dot at the end', 'ana@example.com.'],
    ['two dots in a row', 'a@b..com'],
    ['a dot before its sign', 'ana.@example.com'],
    ['two of its sign', 'ana@prado@example.com'],
    ['more than PIX takes', `${'a'.repeat(66)}@example.com`],
  ])('has not %s', (_what, typed) => expect(readEmailKey(typed)).toBeNull());
});

test('an account number has as many digits as it should, whatever stands between them', () => {
  expect(readDigits('12.345-6', { from: 5, to: 8 })).toBe('123456');
  expect(readDigits('1234', { from: 5, to: 8 })).toBeNull();
  expect(readDigits('123456789', { from: 5, to: 8 })).toBeNull();
  expect(readDigits('12a456', { from: 5, to: 8 })).toBeNull();
});

test.each([
  ['021000021', true],
  ['021000012', false],
  ['000000000', false],
  ['02100002', false],
])('%s is a routing number: %s', (digits, isOne) => expect(isRoutingNumber(digits)).toBe(isOne));
