import { EMPTY, type Selection } from '@palpite/lottery/selection.ts';
import { expect, test } from 'vitest';
import { current, MOST_STEPS, NEW_DRAFT, stepped, undone } from './draft.ts';

const pick = (...symbols: string[]): Selection => ({ ...EMPTY, areas: [symbols] });

test('fifty steps are kept, the oldest go first', () => {
  let draft = NEW_DRAFT;
  let selection = EMPTY;
  for (let step = 0; step < MOST_STEPS + 10; step += 1) {
    const next = pick(String(step));
    draft = stepped(draft, selection, next);
    selection = next;
  }
  let back = 0;
  for (let undo = undone(draft); undo; undo = undone(draft)) {
    ({ draft, selection } = undo);
    back += 1;
  }
  expect(back).toBe(MOST_STEPS);
  expect(selection).toEqual(pick('9'));
});

test('typing is one step, until something else is done', () => {
  const one = stepped(NEW_DRAFT, EMPTY, pick('07'), true);
  const two = stepped(one, pick('07'), pick('07', '38'), true);
  expect(undone(two)?.selection).toEqual(EMPTY);
  const tapped = stepped(two, pick('07', '38'), pick('38'));
  const again = stepped(tapped, pick('38'), pick('38', '40'), true);
  expect(undone(again)?.selection).toEqual(pick('38'));
});

test('a step that changes nothing is none', () => {
  expect(undone(stepped(NEW_DRAFT, pick('07'), pick('07')))).toBeUndefined();
});

test('a selection that was emptied from outside can be had again, and its list is gone', () => {
  const draft = { ...stepped(NEW_DRAFT, EMPTY, pick('07'), true), text: '07' };
  expect(current(draft, pick('07'))).toBe(draft);
  const gone = current(draft, EMPTY);
  expect(gone.text).toBe('');
  expect(undone(gone)?.selection).toEqual(pick('07'));
});

test('of a list of several bets the next ones are left when the first has gone to the slip', () => {
  const typed = { text: '12-34 56-78', rest: '56-78' };
  const draft = { ...stepped(NEW_DRAFT, EMPTY, pick('12', '34'), true), ...typed };
  expect(current(draft, EMPTY)).toMatchObject({ text: '56-78', rest: '' });
});

test('a step back has again what was taken out outside the board, and the list that was typed stays', () => {
  const draft = { ...stepped(NEW_DRAFT, EMPTY, pick('07', '68'), true), text: '07 68' };
  const less = current(draft, pick('68'));
  expect(less.text).toBe('07 68');
  expect(undone(less)?.selection).toEqual(pick('07', '68'));
});
