import { MOST_SLIP_LINES } from '@palpite/contract/lottery-bet.ts';
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signInBefore } from '../../testing/render-app.tsx';
import { linesOf, NORTH, slipOf, withOperator } from './testing.tsx';

const { held, open } = withOperator();

const number = (at: number) => `${at % 100}`.padStart(2, '0');

/** A slip that this browser has kept for a visitor, who then logs in. */
/** @param wrong the line of so many whose play is not offered */
function keep(count: number, wrong = -1): void {
  const lines = Array.from({ length: count }, (_, at) => ({
    id: `line-${at}`,
    gameCode: 'vn-north',
    play: at === wrong ? 'gone' : 'de',
    selection: {
      areas: [[number(at), number(at + 1 + Math.floor(at / 100))]],
      bankers: [],
      tickets: [],
    },
    unitMinor: '20',
  }));
  const slip = { lines, chase: null, numeros: {}, missed: [], editing: null };
  localStorage.setItem('lotterySlip:palpite:', JSON.stringify(slip));
}

/** By the DOM alone: roles and names of a thousand buttons take a test's environment minutes. */
const drawn = () => [...document.querySelectorAll('ol[aria-label="Lines of the slip"] > li')];

test('a slip of five hundred lines is shown in pages, says that it is full, and takes no more from the board', async () => {
  keep(MOST_SLIP_LINES);
  await signInBefore(held.operator);
  const app = await renderApp(held.operator, NORTH);
  await waitFor(() => expect(drawn()).toHaveLength(50));
  const places = () =>
    [drawn().at(0), drawn().at(-1)].map((line) => line?.getAttribute('aria-posinset'));
  expect(places()).toEqual(['1', '50']);
  for (let page = 2; page <= 10; page += 1) {
    await app.user.click(app.screen.getByLabelText('Next page'));
    expect(app.screen.getByText(`${page} of 10`)).toBeTruthy();
  }
  expect(places()).toEqual(['451', '500']);
  expect(drawn().at(-1)?.getAttribute('aria-setsize')).toBe('500');
  const full = 'Your slip is full: it holds 500 lines at most.';
  expect(app.screen.getAllByText(full)).toHaveLength(1);
  expect(app.screen.getByText('R$200.00')).toBeTruthy();
  const cell = document.querySelector('[data-pick="0/07"]');
  if (!cell) throw new Error('no cell for 07');
  await app.user.click(cell);
  expect(app.screen.getAllByText(full)).toHaveLength(2);
  const button = (name: string) => app.screen.getByText(name).closest('button');
  expect(button('Add to slip')?.disabled).toBe(true);
  await waitFor(() => expect(button('Bet now')?.disabled).toBe(false));
});

test('a line that cannot be placed opens its page of a long slip, and the player may turn on', async () => {
  keep(120, 70);
  await signInBefore(held.operator);
  const app = await renderApp(held.operator, NORTH);
  expect(await app.screen.findByText('2 of 3')).toBeTruthy();
  expect(drawn().at(20)?.textContent).toContain('no longer offered');
  await app.user.click(app.screen.getByLabelText('Next page'));
  expect(app.screen.getByText('3 of 3')).toBeTruthy();
});

test('many lines are one tab stop, in which arrows go from line to line; a deleted one leaves the focus to the next', async () => {
  keep(25);
  await signInBefore(held.operator);
  const app = await open();
  const name = () => document.activeElement?.getAttribute('aria-label');
  const first = await slipOf(app).findByRole('button', { name: 'Edit line 1' });
  const stops = () =>
    linesOf(app).filter((line) =>
      within(line)
        .getAllByRole('button')
        .some(({ tabIndex }) => tabIndex === 0),
    ).length;
  expect(stops()).toBe(1);
  first.focus();
  await app.user.keyboard('{ArrowDown}{Tab}');
  expect(name()).toBe('Delete line 2');
  await app.user.keyboard('{End}');
  expect(name()).toBe('Delete line 25');
  expect(stops()).toBe(1);
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(linesOf(app)).toHaveLength(24));
  expect(name()).toBe('Delete line 24');
  await app.user.keyboard('{Home}{Enter}');
  await waitFor(() => expect(linesOf(app)).toHaveLength(23));
  expect(name()).toBe('Delete line 1');
  // A short slip is gone through as any other page.
  await app.user.keyboard('{Enter}{Enter}{Enter}');
  await waitFor(() => expect(linesOf(app)).toHaveLength(20));
  expect(stops()).toBe(20);
});
