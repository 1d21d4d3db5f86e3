import { registerRequest } from '@palpite/contract/registration.ts';
import { FIELD_PATTERNS, PATTERN_IDS } from '@palpite/domain/field-pattern.ts';
import { readFields } from '@palpite/operator/testing/identity';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createTexts } from '../../lib/i18n/texts.ts';
import { fieldMessage } from '../../lib/field-message.ts';
import { findErrors } from './register-values.ts';

const { i18n } = await createTexts('EN');
const AGE = { years: 18, today: '2026-03-02' };
const VALUES = 10_000;

/** Characters on either side of every pattern's border, alone and together. */
const SIGNS = [...'azAZ09 .-_@!，。。王𠀀ก่น้ำ김한é\u0301ñ\t\n\u00a0\u200b'];
const text = fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 12 });
/** Texts of one script or kind: random texts would hardly ever be. */
const uniform = fc
  .constantFrom('azAZ', 'az09', 'AZ09', '09', '王小明0', '王，。！', 'กขน้ ', '김한 ', 'aA1! ')
  .chain((signs) => fc.string({ unit: fc.constantFrom(...signs), maxLength: 12 }));
const number = (digits: number) =>
  fc.integer({ min: 0, max: 10 ** digits - 1 }).map((n) => String(n).padStart(digits, '0'));
const date = fc.tuple(number(4), number(2), number(2));
const typed = fc.oneof(
  text,
  uniform,
  fc.string({ unit: 'binary', maxLength: 10 }),
  fc.tuple(uniform, uniform).map(([name, host]) => `${name}@${host}.com`),
  date.map(([year, month, day]) => `${year}-${month}-${day}`),
  date.map(([year, month, day]) => `${month}-${day}-${year}`),
);

test.each(PATTERN_IDS)(
  'form and operator agree on 10,000 values of the kind %s, trimmed and untrimmed',
  (patternId) => {
    let fit = 0;
    const fields = fc.constantFrom('payeeName', 'paymentPassword');
    const lengths = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 4, max: 24 }));
    fc.assert(
      fc.property(typed, fields, lengths, fc.boolean(), (value, field, [min, max], required) => {
        const acceptedPattern = FIELD_PATTERNS[patternId];
        const rule = {
          enabled: true,
          required,
          minLength: min,
          maxLength: max,
          patternId,
          acceptedPattern,
        };
        const errors = findErrors(
          i18n,
          { [field]: value, termsAgreed: true },
          [{ field, rule }],
          AGE,
          false,
        );
        const byForm = errors[field] === undefined;
        expect(byForm).toBe(isTaken(field, value, rule));
        if (byForm) fit += 1;
      }),
      { numRuns: VALUES },
    );
    // Neither side refuses, or accepts, everything.
    expect(fit).toBeGreaterThan(10);
    expect(fit).toBeLessThan(VALUES);
  },
);

/** Whether the operator accepts it: by the shape of the call, then by the brand's rule. */
function isTaken(
  field: 'payeeName' | 'paymentPassword',
  value: string,
  rule: NonNullable<Parameters<typeof readFields>[1]['rules']['payeeName']>,
): boolean {
  // An empty value is left out of the call.
  const body = value === '' ? {} : { [field]: value };
  if (!v.is(v.pick(registerRequest, [field]), body)) return false;
  try {
    readFields(body, { rules: { [field]: rule }, today: AGE.today, minimumAge: AGE.years });
    return true;
  } catch {
    return false;
  }
}

test.each(PATTERN_IDS)(
  '[REG-19] the kind %s has a rule, and a message of its own with its lengths',
  (patternId) => {
    expect(FIELD_PATTERNS[patternId]).not.toBe('');
    const say = (minLength: number, maxLength: number) =>
      fieldMessage(i18n, { patternId, minLength, maxLength });
    const others = PATTERN_IDS.filter((other) => other !== patternId).map((other) =>
      fieldMessage(i18n, { patternId: other, minLength: 4, maxLength: 9 }),
    );
    expect(others).not.toContain(say(4, 9));
    if (patternId.startsWith('date')) return;
    expect(say(4, 9)).toContain('4 to 9');
    expect(say(6, 6)).toContain('6');
    expect(say(6, 6)).not.toContain('6 to 6');
  },
);
