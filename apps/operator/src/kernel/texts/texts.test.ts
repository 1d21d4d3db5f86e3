import { expect, test } from 'vitest';
import { DEPOSIT_NOTICES } from '#modules/money/deposit/deposit-notices.ts';
import { DESK_TEXTS } from '#modules/talk/support/desk-texts.ts';
import { defineText } from './define-text.ts';
import { textIn, textsIn } from './texts.ts';

test('a text is in the reader’s language', () => {
  const { title } = DEPOSIT_NOTICES.success;
  expect(textIn('EN', title)).toBe('Deposit received');
  expect(textIn('PT', title)).toBe('Depósito recebido');
  expect(textIn('VI', title)).toBe('Đã nhận được tiền nạp');
});

test('a text that is not translated yet is in English', () => {
  const text = defineText({ id: 'not.translated', message: 'Hello, {name}.' });
  expect(textIn('PT', text, { name: 'Ana' })).toBe('Hello, Ana.');
});

test('a value is plain text: no value is filled in there', () => {
  const { text } = DEPOSIT_NOTICES.success;
  expect(textIn('EN', text, { order: '{credited}', credited: "R$5 '{order}'" })).toBe(
    "Your deposit {credited} has arrived: R$5 '{order}' was added to your balance.",
  );
});

test('a text knows the names of its values', () => {
  expect(defineText({ id: 'x', message: '{a} and {b}' }).values).toEqual(['a', 'b']);
});

test('a page gets all of its texts in one language', () => {
  const texts = textsIn('ID', DESK_TEXTS, { username: '{username}' });
  expect(Object.keys(texts)).toEqual(Object.keys(DESK_TEXTS));
  // A value is inserted unchanged.
  expect(texts.signedInAs).toBe('Masuk sebagai {username}.');
});
