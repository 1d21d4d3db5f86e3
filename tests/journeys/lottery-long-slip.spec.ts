import { expectAccessibleInBothThemes } from './accessible.ts';
import { expect, open, test } from './fixtures.ts';
import { boardIsAlive, passClose } from './lottery-board.ts';
import { SAMPLE } from './proof.ts';
import { playFree } from './sign-in.ts';

const NORTH = '/vnlottery?gameCode=vn-north&playType=de';
const LINES = 500;
/** Lines that the slip shows at once. */
const PAGE = 50;

const number = (at: number) => `${at % 100}`.padStart(2, '0');

/** Lines of two numbers each, at twenty cents a number, as this browser keeps them for an account. */
const lines = Array.from({ length: LINES }, (_, at) => ({
  id: `line-${at}`,
  gameCode: 'vn-north',
  play: 'de',
  selection: {
    areas: [[number(at), number(at + 1 + Math.floor(at / 100))]],
    bankers: [],
    tickets: [],
  },
  unitMinor: '20',
}));

test('a slip of five hundred lines is gone through by keyboard in a few presses, loses one and has it back, and is placed whole', {
  tag: SAMPLE,
}, async ({ page }) => {
  test.slow();
  const { username } = await playFree(page, '/lottery');
  await page.evaluate(([key, slip]) => localStorage.setItem(key, slip), [
    `lotterySlip:palpite:${username}`,
    JSON.stringify({ lines, chase: null, numeros: {}, missed: [], editing: null }),
  ] as const);
  await passClose(page, 'vn-north');
  await open(page, NORTH);
  await boardIsAlive(page);
  const slip = page.getByRole('region', { name: 'Slip' });
  const list = slip.getByRole('list', { name: 'Lines of the slip' });
  await expect(list.getByRole('listitem')).toHaveCount(PAGE);
  await expect(slip.getByText('Your slip is full: it holds 500 lines at most.')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'full slip');

  const focused = page.locator(':focus');
  await list.getByRole('button', { name: 'Edit line 1', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAccessibleName('Edit line 2');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName('Delete line 2');
  await page.keyboard.press('End');
  await expect(focused).toHaveAccessibleName(`Delete line ${PAGE}`);
  await expect(focused).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName('Delete all lines');
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName('Next page');
  for (let pages = 1; pages < LINES / PAGE; pages += 1) await page.keyboard.press('Enter');
  await list.getByRole('button', { name: `Delete line ${LINES}` }).press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(PAGE - 1);
  await expect(focused).toHaveAccessibleName(`Delete line ${LINES - 1}`);
  const notice = page.getByText('The line is deleted.').locator('..');
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(PAGE);

  await slip.getByRole('button', { name: 'Place R$200.00' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm your bets' });
  await expect(confirm.getByRole('list', { name: 'Your bets' }).getByRole('listitem')).toHaveCount(
    LINES,
  );
  await expectAccessibleInBothThemes(page, 'confirmation of a long slip');
  await confirm.getByRole('button', { name: 'Place R$200.00' }).click();
  const placed = page.getByRole('dialog', { name: 'Your bets are placed' });
  const orders = placed.getByRole('list', { name: 'Your bets' }).getByRole('link');
  await expect(orders).toHaveCount(4);
  await placed.getByRole('button', { name: `Show all ${LINES}` }).click();
  await expect(orders).toHaveCount(LINES);
  await expect(placed.getByRole('listitem').nth(4)).toBeFocused();
  await placed.getByRole('button', { name: 'Keep betting' }).click();
  await expect(slip.getByText('Your slip is empty')).toBeVisible();
});
