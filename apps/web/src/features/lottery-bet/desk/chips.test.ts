import { EMPTY } from '@palpite/lottery/selection.ts';
import { expect, test } from 'vitest';
import { gameOf, i18n, offered, rowOf } from '../board/testing.tsx';
import { chipsOf, withoutChip } from './chips.ts';

const chips = (kind: Parameters<typeof rowOf>[0], code: string, selection = EMPTY) =>
  chipsOf(i18n, offered(rowOf(kind, code)), selection, false);

test('each chosen number is a part that is taken out by itself, and the others stay', () => {
  const selection = { ...EMPTY, areas: [['07', '68', '79']] };
  const parts = chips('north', 'lo2', selection);
  expect(parts.map(({ text }) => text)).toEqual(['07', '68', '79']);
  const [, second] = parts;
  if (!second) throw new Error('no second part');
  expect(withoutChip(second, selection).areas).toEqual([['07', '79']]);
});

test('of a draw’s places each is one part with all that is chosen for it', () => {
  const selection = { ...EMPTY, areas: [['5', '7'], [], ['3'], [], []] };
  const parts = chips('5d', 'fixed-position', selection);
  expect(parts).toHaveLength(2);
  expect(parts[0]?.text).toBe('5 7');
  const [first] = parts;
  if (!first) throw new Error('no part');
  expect(withoutChip(first, selection).areas).toEqual([[], [], ['3'], [], []]);
});

test('where several plays are on the board a number says whose it is, and no two parts have one key', () => {
  const dice = gameOf('k3');
  const keys = ['sum', 'sum-size-strict'].flatMap((code) => {
    const play = dice.plays.find(({ row }) => row.code === code);
    const symbols = code === 'sum' ? ['10', '11'] : ['big'];
    return play ? chipsOf(i18n, play, { ...EMPTY, areas: [symbols] }, true) : [];
  });
  expect(new Set(keys.map(({ key }) => key)).size).toBe(3);
  expect(keys.map(({ name }) => name !== undefined)).toEqual([true, true, false]);
});

test('typed bets are taken out one by one', () => {
  const selection = { ...EMPTY, tickets: ['12345', '54321'] };
  const [first] = chips('5d', 'five-direct', selection);
  expect(first?.text).toBe('12345');
  expect(first && withoutChip(first, selection).tickets).toEqual(['54321']);
});
