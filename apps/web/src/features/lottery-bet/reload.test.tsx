import { expect, test } from 'vitest';
import { closeApp } from '../../testing/render-app.tsx';
import { NORTH, withOperator } from './testing.tsx';

const KEY = 'lotteryNumbers:palpite:vn-north';
const { open } = withOperator();

const isChosen = (app: Awaited<ReturnType<typeof open>>, number: string) =>
  app.screen.getByRole('button', { name: number }).getAttribute('aria-pressed');

test('numbers that are chosen and not yet added survive a reload, once', async () => {
  sessionStorage.clear();
  const app = await open();
  for (const number of ['07', '39']) {
    await app.user.click(app.screen.getByRole('button', { name: number }));
  }
  window.dispatchEvent(new Event('pagehide'));
  // A reload keeps what the tab has stored.
  const stored = sessionStorage.getItem(KEY) ?? '';
  await closeApp();
  sessionStorage.setItem(KEY, stored);
  const again = await open(undefined, NORTH);
  expect(['07', '39', '40'].map((number) => isChosen(again, number))).toEqual([
    'true',
    'true',
    'false',
  ]);
  // What the page has is what counts from here on.
  expect(sessionStorage.getItem(KEY)).toBeNull();
  await closeApp();
  const later = await open(undefined, NORTH);
  expect(isChosen(later, '07')).toBe('false');
});

test('what another hand has left in the tab is taken only as far as the play offers it', async () => {
  const stored = {
    de: { areas: [['07', '07', 'zz'], ['11']], bankers: ['999'], tickets: [] },
    none: { areas: [['1']], bankers: [], tickets: [] },
  };
  sessionStorage.setItem(KEY, JSON.stringify(stored));
  const app = await open();
  expect(isChosen(app, '07')).toBe('true');
  expect(isChosen(app, '11')).toBe('false');
  sessionStorage.clear();
});
