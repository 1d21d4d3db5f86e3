import { richText } from '@palpite/contract/rich-text.ts';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { richTextOf } from './rich-text.ts';

test('strong words, links, headings and lists are recognised among plain words', () => {
  const blocks = [
    { heading: 'How {brand} works' },
    'Read **the rules** in the [help centre](/helpmc), then play.',
    { list: ['one', '**two**'] },
  ];
  expect(richTextOf(blocks, { brand: 'Lumen' })).toEqual([
    { kind: 'heading', runs: [{ text: 'How Lumen works' }] },
    {
      kind: 'paragraph',
      runs: [
        { text: 'Read ' },
        { text: 'the rules', strong: true },
        { text: ' in the ' },
        { text: 'help centre', href: '/helpmc' },
        { text: ', then play.' },
      ],
    },
    { kind: 'list', items: [[{ text: 'one' }], [{ text: 'two', strong: true }]] },
  ]);
});

test.each([
  'javascript:alert(1)',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'http://plain.example',
  'data:x',
])('a link to %s stays plain text', (href) => {
  const line = `before [click](${href}) after`;
  expect(richTextOf([line])).toEqual([{ kind: 'paragraph', runs: [{ text: line }] }]);
});

test('the value of a gap is never read as a mark', () => {
  expect(richTextOf(['{brand}'], { brand: '**x** [y](/z)' })).toEqual([
    { kind: 'paragraph', runs: [{ text: '**x** [y](/z)' }] },
  ]);
});

test.each(['{constructor}', '{__proto__}', '{toString}', '{unknown}'])(
  '%s names no gap, and stays as written',
  (line) => {
    expect(richTextOf([line], { brand: 'Lumen' })).toEqual([
      { kind: 'paragraph', runs: [{ text: line }] },
    ]);
  },
);

test('the contract accepts whatever is written', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'binary' }), (line) => {
      expect(v.is(richText, richTextOf([line]))).toBe(true);
    }),
  );
});

test('words without marks stay as they are', () => {
  const plain = fc
    .string({ minLength: 1, maxLength: 200, unit: 'binary' })
    .filter((line) => !/[*[]/.test(line));
  fc.assert(
    fc.property(plain, (line) => {
      expect(richTextOf([line])).toEqual([{ kind: 'paragraph', runs: [{ text: line }] }]);
    }),
  );
});
