import { I18nProvider } from '@lingui/react';
import type { Kind } from '@palpite/lottery/games.ts';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { choose, createDesk } from '../board/desk.ts';
import { gameOf, i18n, offered, rowOf } from '../board/testing.tsx';
import { PlayOdds } from './play-odds.tsx';

afterEach(cleanup);

function show(kind: Kind, code: string) {
  const desk = createDesk('1');
  render(
    <I18nProvider i18n={i18n}>
      <PlayOdds game={gameOf(kind)} play={offered(rowOf(kind, code))} desk={desk} />
    </I18nProvider>,
  );
  const rows = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
  return { desk, rows };
}

test('the sums of three dice come in 216 ways, and those of the chosen bets are counted', () => {
  const { desk, rows } = show('k3', 'sum-size');
  expect(screen.getByRole('table', { name: /216 ways to land/ })).toBeTruthy();
  expect(rows()).toHaveLength(16);
  expect(rows()[0]).toBe('31');
  expect(rows()[7]).toBe('1027');
  act(() => choose(desk, 'sum-size', { areas: [['big']], bankers: [], tickets: [] }));
  expect(screen.getByText('108 ways win')).toBeTruthy();
});

test('a play in which triples lose counts only the other ways', () => {
  const { desk } = show('k3', 'sum-size-strict');
  act(() => choose(desk, 'sum-size-strict', { areas: [['big']], bankers: [], tickets: [] }));
  // Of the 108 ways that add up to 11 and more three are triples: of 4, 5 and 6.
  expect(screen.getByText('105 ways win')).toBeTruthy();
});

test('a pay table of Keno has each number of hits with its odds, its chance and its share of the return', () => {
  const { rows } = show('keno', 'pick-5');
  expect(rows()).toEqual([
    // 600 times a chance of 0.064492 percent.
    '5 right1 in 1,55160038.69%',
    expect.stringMatching(/^4 right1 in 82\.7/),
    expect.stringMatching(/^3 right1 in 11\.9/),
    expect.stringMatching(/^Returned on average/),
  ]);
});

test('a triple of dice is one of 216 ways', () => {
  const { rows } = show('k3', 'exact-triple');
  expect(rows()[0]).toMatch(/^A win1 of 216 ways/);
});
