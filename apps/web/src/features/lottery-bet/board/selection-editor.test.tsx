import { EMPTY, normalise } from '@palpite/lottery/selection.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { boardsOnScreen, button, cell, open, rowOf, user } from './testing.tsx';

boardsOnScreen();

test('what all plays of the group return is said once, in the line of what a bet is', () => {
  open(rowOf('north', 'lo2'));
  const line = screen.getByText('Each returns 97.8%').closest('p');
  expect(line?.textContent).toBe('Each number is a bet. Each returns 97.8%');
});

describe('quick picks', () => {
  test('sets of the hundred numbers add up and drop again', async () => {
    const editor = open(rowOf('north', 'lo2'));
    await user.click(button('Doubles'));
    expect(editor.selection.areas[0]).toEqual('00 11 22 33 44 55 66 77 88 99'.split(' '));
    await user.click(button('sum 7'));
    expect(editor.selection.areas[0]).toHaveLength(20);
    await user.click(button('Doubles'));
    expect(editor.selection.areas[0]).toEqual('07 16 25 34 43 52 61 70 89 98'.split(' '));
    expect(button('sum 7').getAttribute('aria-pressed')).toBe('true');
    await user.click(button('Clear all'));
    await user.click(button('Offset doubles'));
    expect(editor.selection.areas[0]).toEqual('05 16 27 38 49 50 61 72 83 94'.split(' '));
  });

  test('zodiac signs, families and touches take the numbers that Vietnamese players mean by them', async () => {
    const editor = open(rowOf('north', 'lo2'));
    const taken = async (name: string) => {
      await user.click(button(name));
      const [numbers] = editor.selection.areas;
      await user.click(button(name));
      expect(editor.selection.areas[0]).toEqual([]);
      return numbers?.join(' ');
    };
    expect(await taken('Rat')).toBe('00 12 24 36 48 60 72 84 96');
    expect(await taken('Hidden doubles')).toBe('07 14 29 36 41 58 63 70 85 92');
    await user.click(screen.getByText('More sets'));
    expect(await taken('family 01')).toBe('01 06 10 15 51 56 60 65');
    expect((await taken('touch 3'))?.split(' ')).toHaveLength(19);
    expect((await taken('Even–odd'))?.split(' ')).toHaveLength(25);
  });

  test('on a narrow page the sets are shown in place of the board, by a button', async () => {
    open(rowOf('north', 'lo2'));
    const sets = button('Sets');
    expect(sets.getAttribute('aria-pressed')).toBe('false');
    await user.click(sets);
    expect(sets.getAttribute('aria-pressed')).toBe('true');
    await user.click(button('Cat'));
    await user.click(button('Board'));
    expect(cell(0, '03').getAttribute('aria-pressed')).toBe('true');
  });

  test('each place has its own, which replace what it had', async () => {
    const editor = open(rowOf('5d', 'last-two-direct'));
    await user.click(button('Big, Ball 4'));
    await user.click(button('Odd, Ball 5'));
    expect(editor.selection.areas).toEqual([
      ['5', '6', '7', '8', '9'],
      ['1', '3', '5', '7', '9'],
    ]);
    await user.click(button('Even, Ball 5'));
    await user.click(button('None, Ball 4'));
    expect(editor.selection.areas).toEqual([[], ['0', '2', '4', '6', '8']]);
  });

  test.each([
    ['north', 'lo2', 'Random, 5', 5],
    ['north', 'cang4', 'Random, 10', 10],
    ['keno', 'all-4', 'Random, 6', 6],
    ['5d', 'fixed-position', 'Random, 3', 3],
  ] as const)('of %s %s: %s are so many different numbers', async (kind, code, name, count) => {
    const row = rowOf(kind, code);
    const editor = open(row);
    await user.click(button(name));
    expect(normalise(row, editor.selection)).toEqual(editor.selection);
    expect(editor.selection.areas.flat()).toHaveLength(count);
  });

  test.each([
    ['5d', 'five-group-30'],
    ['pk10', 'first-3-direct'],
    ['k3', 'three-different'],
  ] as const)('of %s %s: random picks are so many different bets', async (kind, code) => {
    const row = rowOf(kind, code);
    const editor = open(row);
    await user.click(button('Random, 10'));
    expect(editor.selection.tickets).toHaveLength(10);
    expect(normalise(row, editor.selection)).toMatchObject({ tickets: editor.selection.tickets });
    expect(screen.getByRole('list', { name: 'Chosen bets' }).children).toHaveLength(10);
  });
});

describe('bankers', () => {
  test('a banker is in every bet and never also a drag, at most one fewer than a bet has', async () => {
    const row = rowOf('north', 'xien3');
    const editor = open(row);
    await user.click(cell(0, '07'));
    await user.click(button('Banker'));
    for (const number of ['07', '11', '12']) await user.click(cell(0, number));
    expect(editor.selection.bankers).toEqual(['07', '11']);
    expect(button('07, banker').getAttribute('aria-pressed')).toBe('true');
    await user.click(button('Banker'));
    await user.click(button('All'));
    expect(editor.selection.areas[0]).toHaveLength(98);
    expect(normalise(row, editor.selection)).toEqual(editor.selection);
    await user.click(button('07, banker'));
    expect(editor.selection.bankers).toEqual(['11']);
    await user.click(button('Banker'));
    await user.click(button('11, banker'));
    expect(editor.selection.bankers).toEqual([]);
  });

  test('at the most bankers the board says so, and how to go on', async () => {
    open(rowOf('north', 'xien3'));
    await user.click(button('Banker'));
    await user.click(cell(0, '07'));
    expect(screen.getByText('1 of at most 2: in every bet')).toBeTruthy();
    await user.click(cell(0, '11'));
    expect(screen.getByText(/^All 2 bankers are chosen/)).toBeTruthy();
  });

  test('a play of single numbers has none', () => {
    open(rowOf('north', 'lo2'));
    expect(screen.queryByRole('button', { name: 'Banker' })).toBeNull();
  });
});

describe('typed lists', () => {
  test('good numbers are taken at once, each bad word is named with its line, and the text is kept for each play', async () => {
    const editor = open(rowOf('north', 'lo2'));
    await user.click(button('Typed list'));
    const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your numbers' });
    await user.click(
      await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your numbers' }),
    );
    await user.paste('07 38\n7 123\n38 xin');
    expect(editor.selection.areas[0]).toEqual(['07', '38']);
    const faults = within(screen.getByRole('list', { name: 'Not read' }));
    expect(faults.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Line 2“7” has too few digits.',
      'Line 2“123” has too many digits.',
      'Line 338 is in line 1 already; it counts once.',
      'Line 3“xin” cannot be read.',
    ]);
    // The repeat was read.
    expect(screen.getByText('Read: 2 numbers. Not read: 3.')).toBeTruthy();
    await user.click(button('Undo'));
    expect(editor.selection).toEqual(EMPTY);
    await user.click(button('Use the list'));
    expect(editor.selection.areas[0]).toEqual(['07', '38']);
    editor.play(rowOf('north', 'cang3'));
    await user.click(button('Typed list'));
    expect(field().value).toBe('');
    await user.type(field(), 'đảo 123');
    expect(editor.selection.areas[0]).toHaveLength(6);
    editor.play(rowOf('north', 'lo2'));
    expect(field().value).toBe('07 38\n7 123\n38 xin');
    expect(editor.selection.areas[0]).toEqual(['07', '38']);
  });

  test('tickets are typed where a play takes them, and the board replaces them', async () => {
    const row = rowOf('5d', 'last-three-direct');
    const editor = open(row);
    await user.click(button('Typed list'));
    await user.type(screen.getByRole('textbox', { name: 'Your bets' }), '123 321 12');
    expect(editor.selection).toEqual({ ...EMPTY, tickets: ['123', '321'] });
    await user.click(button('Remove 123'));
    expect(editor.selection.tickets).toEqual(['321']);
    await user.click(button('Board'));
    await user.click(cell(0, '4'));
    expect(editor.selection.tickets).toEqual([]);
    expect(editor.selection.areas).toEqual([['4'], [], []]);
    await user.click(button('Undo'));
    expect(editor.selection.tickets).toEqual(['321']);
  });

  test('numbers on the board begin the list', async () => {
    open(rowOf('north', 'lo2'));
    await user.click(cell(0, '07'));
    await user.click(cell(0, '38'));
    await user.click(button('Typed list'));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('07 38');
  });

  test('what went to the slip leaves the list', async () => {
    const editor = open(rowOf('north', 'lo2'));
    await user.click(button('Typed list'));
    await user.type(screen.getByRole('textbox'), '07');
    editor.empty();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
    await user.click(button('Undo'));
    expect(editor.selection.areas[0]).toEqual(['07']);
  });
});

describe('steps back', () => {
  test('each step is taken back, clearing all among them, for each play apart', async () => {
    const editor = open(rowOf('north', 'lo2'));
    await user.click(cell(0, '07'));
    await user.click(cell(0, '38'));
    await user.click(button('Clear all'));
    expect(editor.selection).toEqual(EMPTY);
    await user.click(button('Undo'));
    expect(editor.selection.areas[0]).toEqual(['07', '38']);
    await user.click(button('Undo'));
    expect(editor.selection.areas[0]).toEqual(['07']);
    await user.click(button('Undo'));
    expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
    await user.click(cell(0, '99'));
    editor.play(rowOf('north', 'de'));
    expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
  });
});

test('long numbers are built from digits, in every order if wanted', async () => {
  const row = rowOf('north', 'cang3');
  const editor = open(row);
  for (const [area, digit] of [
    [0, '1'],
    [1, '2'],
    [1, '3'],
    [2, '4'],
  ] as const) {
    await user.click(cell(area, digit));
  }
  await user.click(button('Add 2 numbers'));
  expect(editor.selection.areas).toEqual([['124', '134']]);
  expect(button('Choose a digit in each row').hasAttribute('disabled')).toBe(true);
  await user.click(cell(0, '7'));
  await user.click(cell(1, '0'));
  await user.click(cell(2, '7'));
  await user.click(button('Add every order of the digits'));
  expect(editor.selection.areas).toEqual([['077', '124', '134', '707', '770']]);
  await user.click(button('Remove 124'));
  expect(normalise(row, editor.selection)).toEqual(editor.selection);
  expect(editor.selection.areas).toEqual([['077', '134', '707', '770']]);
});

test('no line takes more numbers than the operator reads', async () => {
  const editor = open(rowOf('north', 'lo4'));
  for (const place of ['Thousands', 'Hundreds', 'Tens']) await user.click(button(`All, ${place}`));
  await user.click(cell(3, '1'));
  await user.click(button('Add 1,000 numbers'));
  expect(editor.selection.areas[0]).toHaveLength(1000);
  for (const [area, digit] of ['2', '2', '2', '2'].entries()) await user.click(cell(area, digit));
  expect(button('Add 1 number').hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('One line holds 1,000 numbers at most.')).toBeTruthy();
});
