import { describe, expect, test } from 'vitest';
import { FIELD_PATTERNS, PATTERN_IDS, type PatternId } from './field-pattern.ts';
import { findFieldProblem } from './field-rule.ts';

/** What each kind takes, and what it does not. */
const EXAMPLES: Readonly<Record<PatternId, { fits: readonly string[]; unfit: readonly string[] }>> =
  {
    any: { fits: ['a', '!?', 'ก 汉 한'], unfit: [] },
    'letter-then-letters-digits': { fits: ['ana', 'B2b'], unfit: ['1ana', 'ana_1', 'аna'] },
    'chinese-digits': { fits: ['王小明88', '㐀𠀀'], unfit: ['王 小明', 'wang', '王。'] },
    email: {
      fits: ['ana@example.com'],
      unfit: ['ana@example', 'ana example@x.com', '@x.com', 'ana\u{0}@x.com', 'ana\u{202e}@x.com'],
    },
    'letters-or-digits': { fits: ['abc', '123', 'a1'], unfit: ['a-1', 'é', 'a 1'] },
    'letters-and-digits': { fits: ['a1', 'one long phrase 2!'], unfit: ['abc', '123', 'a\n1'] },
    digits: { fits: ['0123'], unfit: ['12a', '١٢', '1 2'] },
    'alphanumeric-with-uppercase': { fits: ['A', 'aB1'], unfit: ['ab1', 'A!', 'Á1'] },
    'letters-spaces': { fits: ['João M. Sá-Carneiro', 'ณัฐวุฒิ'], unfit: [' Ana', 'Ana 1', '.a'] },
    'no-spaces': { fits: ['@ana.1'], unfit: ['a b', 'a\u00a0b', 'a\tb'] },
    nickname: {
      fits: ["D'Ávila-2.0", 'สมชาย ใจดี'],
      unfit: ['\u3164\u3164', '<b>', ' Ana', 'A\u202en'],
    },
    'chinese-punctuation': { fits: ['你好，世界！'], unfit: ['你好 世界', 'hello', '你1'] },
    thai: { fits: ['สมชาย ใจดี', 'น้ำ'], unfit: ['somchai', 'สมชาย  ใจดี', 'สม1'] },
    korean: { fits: ['김철수', '홍 길동'], unfit: ['kim', '金', '김1'] },
    'strong-password': { fits: ['aB3!', 'aB3 -'], unfit: ['aB3', 'ab3!', 'AB3!', 'aBc!', 'aB3 '] },
    'date-ymd': { fits: ['1990-12-31'], unfit: ['1990-13-01', '12-31-1990', '1990-1-1'] },
    'date-mdy': { fits: ['12-31-1990'], unfit: ['31-12-1990', '1990-12-31'] },
  };

describe.each(PATTERN_IDS)('the kind %s', (id) => {
  const rule = {
    required: true,
    minLength: 1,
    maxLength: 200,
    acceptedPattern: FIELD_PATTERNS[id],
  };
  const { fits, unfit } = EXAMPLES[id];

  test('takes what it says and nothing else', () => {
    for (const value of fits) expect(findFieldProblem(rule, value), value).toBeNull();
    for (const value of unfit) expect(findFieldProblem(rule, value), value).toBe('unfit');
  });

  test('answers at once, whatever long text is typed', () => {
    const began = performance.now();
    for (const part of ['a', 'A1', ' ', 'ก ', '한 ', '汉', '-', 'a@', '1.', '!']) {
      findFieldProblem({ ...rule, maxLength: 100_000 }, `${part.repeat(5_000)}\n`);
    }
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
