import * as v from 'valibot';
import { expect, test } from 'vitest';
import { address, SENT_PICTURE_BYTES, sentPicture } from './wire.ts';

test.each([
  '/',
  '/rng?page=MFOX',
  '/helpmc#top',
  'https://elsewhere.example/x',
  'http://en.localhost:3000/',
])('%s is an address that a page may lead to', (text) => {
  expect(v.is(address, text)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://elsewhere.example/1',
  'http://elsewhere.example/',
  'http://localhost.elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '\\\\elsewhere.example/',
  '/\t/elsewhere.example/',
  'https:elsewhere.example',
  'rng',
  '',
])('%j is not: it would run, or lead elsewhere unseen', (text) => {
  expect(v.is(address, text)).toBe(false);
});

test('a picture of the largest size is accepted, and text that is not base64 is refused', () => {
  const largest = Buffer.alloc(SENT_PICTURE_BYTES, 7).toString('base64');
  expect(v.is(sentPicture, largest)).toBe(true);
  expect(v.is(sentPicture, `${largest.slice(0, -1)}<`)).toBe(false);
  expect(v.is(sentPicture, 'data:image/png;base64,AAAA')).toBe(false);
});
