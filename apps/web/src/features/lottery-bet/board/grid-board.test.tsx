import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { boardsOnScreen, button, cell, open, rowOf, user } from './testing.tsx';

boardsOnScreen();

const ROW = rowOf('pk10', 'fixed-position');

test('a race has a column for each rank and a line for each starter, which are taken whole and dropped again', async () => {
  const editor = open(ROW);
  await user.click(button('2, Rank 1'));
  expect(editor.selection.areas[0]).toEqual(['02']);
  expect(cell(0, '02').getAttribute('aria-pressed')).toBe('true');
  await user.click(button('Rank 3, the whole column'));
  expect(editor.selection.areas[2]).toHaveLength(10);
  await user.click(button('Rank 3, the whole column'));
  await user.click(button('7, the whole row'));
  expect(editor.selection.areas).toEqual([
    ['02', '07'],
    ...Array.from({ length: 9 }, () => ['07']),
  ]);
  expect(button('7, the whole row').getAttribute('aria-pressed')).toBe('true');
  expect(button('2, the whole row').getAttribute('aria-pressed')).toBe('mixed');
});

test('a narrow page shows half of the ranks at a time, with the tab stop among them', async () => {
  open(ROW);
  const halves = within(screen.getByRole('group', { name: 'Places that are shown' }));
  const stop = () => screen.getByRole('group', { name: 'Numbers' }).querySelector('[tabindex="0"]');
  expect(stop()).toBe(cell(0, '01'));
  await user.click(halves.getByRole('button', { name: 'Rank 6 – Rank 10' }));
  expect(stop()).toBe(cell(5, '01'));
  expect(cell(0, '01').className).toContain('hidden');
  expect(cell(9, '10').className).not.toContain('hidden');
});
