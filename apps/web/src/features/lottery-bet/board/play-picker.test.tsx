import { I18nProvider } from '@lingui/react';
import type { Kind } from '@palpite/lottery/games.ts';
import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PlayPicker } from './play-picker.tsx';
import { boardsOnScreen, gameOf, i18n, user } from './testing.tsx';

boardsOnScreen();

function open(kind: Kind) {
  const game = gameOf(kind);
  function Parent() {
    const [code, setCode] = useState(game.plays[0]?.row.code);
    const play = game.plays.find(({ row }) => row.code === code);
    return play ? <PlayPicker game={game} play={play} onPlay={setCode} /> : null;
  }
  render(
    <I18nProvider i18n={i18n}>
      <Parent />
    </I18nProvider>,
  );
}
const plays = () => within(screen.getByRole('tabpanel')).getAllByRole<HTMLInputElement>('radio');
const chosen = () => plays().find((play) => play.checked)?.value;

test('each play says what it pays before it is chosen', () => {
  open('north');
  expect(screen.getByRole('radio', { name: 'Lô, 2 digits 1 pays 80' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^Lô, 4 digits 1 pays 8,000/ })).toBeTruthy();
});

test('arrows go through the groups, and the first play of a group opens with it', async () => {
  open('north');
  expect(chosen()).toBe('lo2');
  screen.getByRole('tab', { selected: true }).focus();
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toBe('de');
  expect(plays().map(({ value }) => value)).toEqual([
    'de',
    'de-g1',
    'de-2-cua',
    'de-dau',
    'de-dau-db',
  ]);
  await user.keyboard('{End}');
  expect(chosen()).toBe('tai-xiu');
  await user.keyboard('{Home}');
  expect(chosen()).toBe('lo2');
});

test('the plays of a group are one choice', async () => {
  open('keno');
  await user.click(screen.getByRole('radio', { name: /^Pick 10 1 pays/ }));
  expect(chosen()).toBe('pick-10');
  expect(screen.getByRole('radio', { name: /^Pick 10 1 pays 4–100,000/ })).toBeTruthy();
});
