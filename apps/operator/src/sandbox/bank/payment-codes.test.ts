import { expect, test } from 'vitest';
import { crc16, field } from './emv.ts';
import { brCode, vietQr } from './payment-codes.ts';

/** Reads a code back as a bank's application does. */
function read(code: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < code.length; ) {
    const length = Number(code.slice(at + 2, at + 4));
    fields.set(code.slice(at, at + 2), code.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

test('the checksum is the standard’s own', () => {
  // The check value of CRC-16/IBM-3740, which EMV uses.
  expect(crc16('123456789')).toBe(0x29_b1);
});

test('a BR Code names key, amount and order, and its checksum is right', () => {
  const code = brCode(
    { key: 'pix@palpite.example', holder: 'PALPITE PAGAMENTOS', city: 'SAO PAULO' },
    { reference: 'D1042', amountMinor: 123_456n, currency: 'BRL' },
  );
  const fields = read(code);
  const account = read(fields.get('26') ?? '');
  expect(account.get('00')).toBe('br.gov.bcb.pix');
  expect(account.get('01')).toBe('pix@palpite.example');
  expect(fields.get('53')).toBe('986');
  expect(fields.get('54')).toBe('1234.56');
  expect(fields.get('59')).toBe('PALPITE PAGAMENTOS');
  expect(read(fields.get('62') ?? '').get('05')).toBe('D1042');
  expect(Number.parseInt(fields.get('63') ?? '', 16)).toBe(crc16(code.slice(0, -4)));
});

test('the example in the central bank’s manual matches character for character', () => {
  const code = brCode(
    { key: '123e4567-e12b-12d1-a456-426655440000', holder: 'Fulano de Tal', city: 'BRASILIA' },
    { reference: '***', amountMinor: 100n, currency: 'BRL' },
  );
  // The manual's has no amount: without it the rest is the same, up to the checksum.
  expect(code.replace('54041.00', '').slice(0, -4)).toBe(
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304',
  );
  expect(crc16(code.replace('54041.00', '').slice(0, -4)).toString(16)).toBe('1d3d');
});

test('a VietQR names bank, account, whole đồng and order', () => {
  const code = vietQr(
    { bankId: '999001', accountNumber: '0190047321' },
    { reference: 'D7', amountMinor: 250_000n, currency: 'VND' },
  );
  const fields = read(code);
  const account = read(fields.get('38') ?? '');
  expect(account.get('00')).toBe('A000000727');
  expect(read(account.get('01') ?? '')).toEqual(
    new Map([
      ['00', '999001'],
      ['01', '0190047321'],
    ]),
  );
  expect(fields.get('53')).toBe('704');
  expect(fields.get('54')).toBe('250000');
  expect(read(fields.get('62') ?? '').get('08')).toBe('D7');
  expect(Number.parseInt(fields.get('63') ?? '', 16)).toBe(crc16(code.slice(0, -4)));
});

test('a value too long for its field is refused, not cut', () => {
  expect(() => field('59', 'A'.repeat(100))).toThrow(RangeError);
});
