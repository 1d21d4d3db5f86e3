import { within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { board, boardsOnScreen, button, cell, open, rowOf, user } from './testing.tsx';

boardsOnScreen();

describe('the grid by keyboard', () => {
  const focus = (area: number, symbol: string) => cell(area, symbol).focus();
  const focused = () => document.activeElement?.getAttribute('data-pick');

  test('arrows move by geometry, Home and End along a row, with Ctrl over the grid', async () => {
    open(rowOf('north', 'lo2'));
    focus(0, '34');
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('0/45');
    await user.keyboard('{Home}');
    expect(focused()).toBe('0/40');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('head-4');
    focus(0, '45');
    await user.keyboard('{End}');
    expect(focused()).toBe('0/49');
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(focused()).toBe('0/00');
    await user.keyboard('{Control>}{End}{/Control}');
    expect(focused()).toBe('0/99');
    expect(board().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  test('two digits go to their cell, and the next two to another', async () => {
    open(rowOf('keno', 'all-4'));
    focus(0, '01');
    // Typed without a pause, however long that takes here.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await user.keyboard('5717');
    expect(focused()).toBe('0/17');
  });

  test('Shift with an arrow or a click takes a range in value order, and Escape drops its start', async () => {
    const editor = open(rowOf('north', 'lo2'));
    focus(0, '28');
    await user.keyboard(' {Shift>}{ArrowDown}{/Shift}');
    expect(editor.selection.areas[0]).toEqual('28 29 30 31 32 33 34 35 36 37 38'.split(' '));
    await user.click(button('Clear all'));
    await user.click(cell(0, '97'));
    await user.keyboard('{Shift>}');
    await user.click(cell(0, '95'));
    await user.keyboard('{/Shift}');
    expect(editor.selection.areas[0]).toEqual(['95', '96', '97']);
    await user.keyboard('{Escape}{Shift>}');
    await user.click(cell(0, '10'));
    await user.keyboard('{/Shift}');
    expect(editor.selection.areas[0]).toEqual(['10', '95', '96', '97']);
  });

  test('a range stays in its place of the draw', async () => {
    const editor = open(rowOf('5d', 'fixed-position'));
    await user.click(cell(0, '2'));
    await user.keyboard('{Shift>}');
    await user.click(cell(1, '4'));
    await user.click(cell(0, '4'));
    await user.keyboard('{/Shift}');
    expect(editor.selection.areas.slice(0, 2)).toEqual([['2', '3', '4'], ['4']]);
  });

  test('Ctrl+A takes all; a head or a tail takes its ten and drops them again', async () => {
    const editor = open(rowOf('north', 'lo2'));
    focus(0, '00');
    await user.keyboard('{Control>}a{/Control}');
    expect(editor.selection.areas[0]).toHaveLength(100);
    await user.click(button('head 3, the whole row'));
    expect(editor.selection.areas[0]).toHaveLength(90);
    await user.click(button('Clear all'));
    await user.click(within(board()).getByRole('button', { name: 'tail 5, the whole column' }));
    expect(editor.selection.areas[0]).toEqual('05 15 25 35 45 55 65 75 85 95'.split(' '));
  });
});
