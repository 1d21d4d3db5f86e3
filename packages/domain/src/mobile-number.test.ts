import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIELD_PATTERNS } from './field-pattern.ts';
import { localNumber } from './mobile-number.ts';

const digits = (minLength: number, maxLength: number) => ({
  required: true,
  minLength,
  maxLength,
  acceptedPattern: FIELD_PATTERNS.digits,
});
const brazil = digits(10, 11);

test.each([
  '11987578294',
  '(11) 98757-8294',
  '+55 11 98757-8294',
  '+55 (11) 98757-8294',
  '+55 (0)11 98757-8294',
  '0055 11 98757 8294',
  '5511987578294',
  '011 98757-8294',
  ' 11.98757.8294 ',
  '11 98757‑8294',
  '\u202a+55 11 98757\u20118294\u202c',
  '１１９８７５７８２９４',
  '＋５５（１１）９８７５７－８２９４',
])('[REG-11] %j is the number 11987578294 of Brazil', (typed) => {
  expect(localNumber(typed, '55', brazil)).toBe('11987578294');
});

test.each([
  ['84', '0912 345 678', digits(9, 10), '0912345678'],
  ['84', '+84 912 345 678', digits(9, 10), '912345678'],
  ['55', '55 98757-8294', brazil, '55987578294'],
  ['225', '07 01 02 03 04', digits(10, 10), '0701020304'],
  ['1', '+1 (201) 555-0123', digits(10, 10), '2015550123'],
  ['1', '1-201-555-0123', digits(10, 10), '2015550123'],
])('a number of +%s written %j is read so that its own rule fits', (code, typed, rule, number) => {
  expect(localNumber(typed, code, rule)).toBe(number);
});

test.each(['+44 20 7946 0958', 'eleven', '11 98757-8294 ext 5', '98757-8294', ''])(
  '%j is not made into a number of Brazil',
  (typed) => {
    expect(localNumber(typed, '55', brazil)).not.toMatch(/^\d{10,11}$/);
  },
);

test('a number that was read once is read the same again, by the form and by the operator', () => {
  const tail = fc.string({ unit: fc.constantFrom(...'0123456789 ()-'), maxLength: 20 });
  const head = fc.constantFrom('', '+', '00', '0', '55', '+55', '0055', '84');
  fc.assert(
    fc.property(head, tail, fc.constantFrom('1', '55', '84'), (begun, rest, code) => {
      const once = localNumber(begun + rest, code, brazil);
      const twice = localNumber(once, code, brazil);
      const isNumber = (digits: string) => /^\d{10,11}$/.test(digits);
      expect([isNumber(twice), isNumber(once) && twice]).toEqual([
        isNumber(once),
        isNumber(once) && once,
      ]);
    }),
  );
});
