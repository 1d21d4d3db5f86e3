import { savedText } from '@palpite/lottery/saved.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { betSteps, drawSteps, fileSteps } from './check-saved.ts';
import { MOST_CHARACTERS, type Read, readSaved } from './read-saved.ts';
import { savedExample } from './testing.ts';

const { key, proof, receipt, receiptText, recordText } = savedExample();
const NO_ROUND = { isRoundSigned: undefined, isComing: false };

function stepsOf(read: Read, keys: readonly string[] = [key]) {
  if (!read.saved) return [];
  const { saved, isWhole } = read;
  return [
    ...fileSteps(saved, isWhole, keys),
    ...('leaf' in saved ? betSteps(saved, keys) : []),
    ...drawSteps(saved.proof, keys, NO_ROUND, 'leaf' in saved ? saved.leaf : undefined),
  ];
}
const wrong = (text: string, keys?: readonly string[]) =>
  stepsOf(readSaved(text), keys)
    .filter(({ ok }) => ok === false)
    .map(({ of }) => of);
/** The text with another content, and a mark that fits it: what a forger would make. */
const forged = (change: object) =>
  savedText({ ...JSON.parse(receiptText), mark: undefined, ...change });

test('every step of a saved receipt and of a saved record holds', () => {
  for (const text of [receiptText, recordText]) {
    const steps = stepsOf(readSaved(text));
    expect(steps.filter(({ ok }) => ok !== true)).toEqual([]);
    expect(steps.map(({ of }) => of)).toContain('numbers');
  }
});

test('any text and any JSON gets an answer: none throws, and none is taken for a receipt', () => {
  const one = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null));
  const withoutFractions = fc.oneof(one, fc.array(one), fc.dictionary(fc.string(), one));
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc
      .tuple(fc.constantFrom(...Object.keys(JSON.parse(receiptText))), fc.jsonValue())
      .map(([name, value]) => JSON.stringify({ ...JSON.parse(receiptText), [name]: value })),
    fc
      .tuple(fc.constantFrom(...Object.keys(proof)), withoutFractions)
      .map(([name, value]) => forged({ proof: { ...proof, [name]: value } })),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const read = readSaved(text);
      // What can be read can be checked, without an error and soon.
      expect(stepsOf(read).length > 0).toBe(read.saved !== undefined);
    }),
    { numRuns: 500 },
  );
});

test('another character anywhere in a receipt or a record is refused', () => {
  for (const whole of [receiptText, recordText]) {
    const text = JSON.stringify(JSON.parse(whole));
    expect(wrong(text)).toEqual([]);
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 1 }),
        (at, other) => {
          fc.pre(other !== text[at]);
          const changed = text.slice(0, at) + other + text.slice(at + 1);
          expect(readSaved(changed).fault !== undefined || wrong(changed).length > 0).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
  }
});

test('a forger who makes a mark that fits is refused by what the site signed', () => {
  const { leaf } = receipt;
  const withProof = (change: object) => forged({ proof: { ...proof, ...change } });
  const other = 'cd'.repeat(32);
  expect(wrong(forged({ leaf: { ...leaf, stakeMinor: '100000' } }))).toEqual([
    'accepted',
    'inclusion',
  ]);
  expect(wrong(forged({ leaf: { ...leaf, game: 'k3-3m' } }))).toContain('inclusion');
  expect(wrong(withProof({ numbers: ['1', '1', '1'] }))).toContain('numbers');
  expect(wrong(withProof({ root: other }))).toEqual(['inclusion', 'close']);
  expect(wrong(withProof({ seed: other }))).toEqual(['seed', 'numbers', 'drawn']);
  expect(wrong(withProof({ closedAt: '2026-11-26T00:00:50.000Z' }))).toEqual(['close', 'times']);
  expect(wrong(forged({ publicKeys: [other] }))).toEqual(['keys']);
  expect(wrong(receiptText, [other])).toEqual(['keys', 'accepted', 'seal', 'close', 'drawn']);
});

test('a claim in the record that nothing can be checked does not hide what can', () => {
  const withProof = (change: object) =>
    forged({ proof: { ...proof, seed: 'cd'.repeat(32), ...change } });
  for (const claim of [
    { source: 'official' },
    { broughtIn: true },
    { voidedAt: '2026-11-26T00:01:00.000Z' },
    { refusedAt: '2026-11-26T00:01:00.000Z' },
  ]) {
    expect(wrong(withProof(claim)), JSON.stringify(claim)).toEqual(
      expect.arrayContaining(['seed', 'numbers']),
    );
  }
});

test('without keys signatures are not checked, and nothing is called wrong', () => {
  const left = drawSteps(proof, undefined, NO_ROUND);
  expect(left.filter(({ why }) => why === 'no-keys').map(({ of }) => of)).toEqual([
    'seal',
    'close',
    'drawn',
  ]);
  expect(left.some(({ ok }) => ok === false)).toBe(false);
});

test('a receipt from before the close says that it was early, and not that it is wrong', () => {
  const early = {
    ...proof,
    state: 'open',
    betCount: null,
    root: null,
    closedAt: null,
    closeSignature: null,
    seed: null,
    numbers: [],
    drawnAt: null,
    drawSignature: null,
  };
  const steps = stepsOf(readSaved(forged({ inclusion: null, proof: early })));
  expect(steps.filter(({ ok }) => ok === false)).toEqual([]);
  expect(Object.fromEntries(steps.map(({ of, why }) => [of, why]))).toMatchObject({
    inclusion: 'open',
    close: 'open',
    times: 'open',
    seed: 'not-drawn',
    numbers: 'not-drawn',
    drawn: 'not-drawn',
  });
});

test.each<[string, () => string, object]>([
  ['too much', () => ' '.repeat(MOST_CHARACTERS + 1), { kind: 'too-large' }],
  ['no JSON', () => 'my receipt', { kind: 'not-json' }],
  ['half of it', () => receiptText.slice(0, 900), { kind: 'not-json' }],
  ['another JSON', () => '{"hello":1}', { kind: 'not-saved' }],
  ['a list', () => `[${receiptText}]`, { kind: 'not-saved' }],
  [
    'another version',
    () => receiptText.replace('lottery-receipt/1', 'lottery-receipt/2'),
    { kind: 'other-version', version: '2' },
  ],
  [
    'a number as text',
    () => forged({ proof: { ...proof, betCount: '3' } }),
    { kind: 'field', place: 'proof.betCount', why: 'text-for-number' },
  ],
  [
    'a fraction',
    () => receiptText.replace('"betCount": 3', '"betCount": 3.5'),
    { kind: 'field', place: 'proof.betCount', why: 'form' },
  ],
  [
    'a missing field',
    () => forged({ acceptance: undefined }),
    { kind: 'field', place: 'acceptance', why: 'missing' },
  ],
  ['one more field', () => forged({ more: 1 }), { kind: 'field', place: 'more', why: 'unknown' }],
  [
    'a name of every object',
    () => receiptText.replace('"proof": {', '"proof": { "__proto__": { "seed": null },'),
    { kind: 'field', place: 'proof.__proto__', why: 'unknown' },
  ],
  [
    'a draw that would keep the browser busy',
    () =>
      forged({
        proof: {
          ...proof,
          shape: { kind: 'table', prizes: [{ code: 'G', count: 1e9, digits: 1 }] },
        },
      }),
    { kind: 'field', place: 'proof', why: 'form' },
  ],
  [
    'more different symbols than there are',
    () =>
      forged({
        proof: {
          ...proof,
          shape: { kind: 'sequence', length: 9, low: 1, high: 6, repeats: false },
        },
      }),
    { kind: 'field', place: 'proof', why: 'form' },
  ],
])('%s is refused with its reason', (_, text, fault) => {
  expect(readSaved(text()).fault).toEqual(fault);
});

test('a text that is nested a million times is refused, and does not overflow the stack', () => {
  const deep = '['.repeat(400_000) + ']'.repeat(400_000);
  for (const text of [deep, receiptText.replace('"leaf": {', `"leaf": { "x": ${deep},`)]) {
    expect(readSaved(text).fault).toBeDefined();
  }
});
