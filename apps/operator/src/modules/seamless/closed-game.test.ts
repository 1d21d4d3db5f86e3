import { describe, expect, test } from 'vitest';
import { typeCommand } from '#backoffice/command-line/testing.ts';
import { sitDown } from './testing/vendor.ts';
import { withVendor } from './testing/with-game-host.ts';

const { operator, game, vendor } = withVendor();

const CLOSED = { status: 409, code: 'game_closed' };

describe.each([
  [
    'its game is under maintenance',
    () => ['catalogue', 'maintenance', game.gameCode, 'on'],
    () => ['catalogue', 'maintenance', game.gameCode, 'off'],
  ],
  [
    'its studio is under maintenance',
    () => ['catalogue', 'maintenance', game.vassalage, 'on'],
    () => ['catalogue', 'maintenance', game.vassalage, 'off'],
  ],
  [
    'the site is under maintenance',
    () => ['brand', 'status', 'palpite', 'maintenance'],
    () => ['brand', 'status', 'palpite', 'normal'],
  ],
  [
    'the site is closed to its region',
    () => ['brand', 'status', 'palpite', 'restricted'],
    () => ['brand', 'status', 'palpite', 'normal'],
  ],
])('a game that stays open in a tab while %s', (_why, close, open) => {
  test('begins no round; the rounds in progress are finished', async () => {
    const { bet, win, rollBack } = await sitDown(operator, vendor, game);
    for (const round of ['won', 'doubled', 'taken back']) {
      expect((await bet(round)).status).toBe(200);
    }
    expect(await typeCommand(operator, ...close())).toBe(0);
    try {
      expect(await bet('new')).toMatchObject(CLOSED);
      expect((await win('won', 250)).answer.balanceMinor).toBe('99950');
      expect((await rollBack('taken back')).answer.balanceMinor).toBe('100050');
      expect((await bet('doubled', 'second stake')).answer.balanceMinor).toBe('99950');
      expect((await win('doubled', 0)).status).toBe(200);
      // An answer stays valid: a vendor that repeats the call must not conclude that no stake was taken.
      expect((await bet('won')).answer.balanceMinor).toBe('99900');
    } finally {
      expect(await typeCommand(operator, ...open())).toBe(0);
    }
    expect((await bet('new')).answer.balanceMinor).toBe('99850');
  });
});

test('one brand’s closed site stops no other brand’s stakes', async () => {
  const { bet } = await sitDown(operator, vendor, game);
  expect(await typeCommand(operator, 'brand', 'status', 'lumen', 'maintenance')).toBe(0);
  expect((await bet('r')).status).toBe(200);
});
