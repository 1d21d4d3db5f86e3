import { expect, test } from 'vitest';
import { markedParts, namesMatch } from './text-match.ts';

const marked = (name: string, typed: string) =>
  markedParts(name, typed)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['Aposta do Dragonete', 'drag', 'Aposta do [Drag]onete'],
  ['Onça-Pintada', 'onca pin', '[Onça]-[Pin]tada'],
  ['Rồng Lửa', 'rong', '[Rồng] Lửa'],
  ['Đêm Trăng', 'dem', '[Đêm] Trăng'],
  ['贪婪幼龙', '幼龙', '贪婪[幼龙]'],
  ['贪婪幼龙', '幼龍', '贪婪[幼龙]'],
  ['มังกรน้อย', 'น้อย', 'มังกร[น้อย]'],
  ['Hổ Con Bên Hồ', 'hổ', '[Hổ] Con Bên Hồ'],
  ['Hổ Con Bên Hồ', 'ho', '[Hổ] Con Bên [Hồ]'],
  ['Hổ Con Bên Hồ', 'hô', '[Hổ] Con Bên [Hồ]'],
  ['Đảo Dừa', 'đ', '[Đ]ảo Dừa'],
  ['Magpie’s Fan', 'magpies', '[Magpie’s] Fan'],
  ['Shadow Dragon', 'hadow', 'Shadow Dragon'],
  ['Ruby Serenade', 'dragon', 'Ruby Serenade'],
  ['', 'dragon', ''],
])('of "%s" and the typed "%s" this is marked: %s', (name, typed, parts) => {
  expect(marked(name, typed)).toBe(parts);
  expect(
    markedParts(name, typed)
      .map(({ text }) => text)
      .join(''),
  ).toBe(name);
});

test('names match when each typed word begins one of their words', () => {
  expect(namesMatch('ho chi', ['Xổ số Hồ Chí Minh'])).toBe(true);
  expect(namesMatch('minh mien', ['Hồ Chí Minh', 'Miền Nam'])).toBe(true);
  expect(namesMatch('inh', ['Hồ Chí Minh'])).toBe(false);
  expect(namesMatch('?!', ['Hồ Chí Minh'])).toBe(false);
});
