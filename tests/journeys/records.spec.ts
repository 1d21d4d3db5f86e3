import type { Locator } from '@playwright/test';
import { ledgerBalance } from './accounts.ts';
import { expectGood } from './expect-good.ts';
import { expect, open, test } from './fixtures.ts';
import { registerAccount } from './register-account.ts';
import { openFirstSlot } from './slot.ts';
import { tabTo } from './tab-to.ts';
import { SAMPLE } from './proof.ts';

test('[MEMBER-07] [MEMBER-08] a round that was played is in both records with the same money, and its proof next to it', {
  tag: SAMPLE,
}, async ({ page, site }) => {
  test.slow();
  const username = await registerAccount(page, 'rec');
  await open(page, '/rng');
  const slot = await openFirstSlot(page);
  await slot.begin();
  const answered = slot.nextAnswer();
  await slot.playRound();
  const { roundId, stakeMinor, winMinor } = await answered;
  const balance = await ledgerBalance(site.databaseUrl, username);

  await open(page, '/rng?member=personalHistoryCopy');
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  const bets = centre.getByRole('table', { name: 'Betting record' });
  const bet = rowOf(bets, /^Bet B/);
  await expect(bet).toContainText(money(stakeMinor));
  await expect(bet).toContainText(money(winMinor));
  await expect(bets.getByRole('row', { name: 'Total of 1 bet' })).toContainText(money(stakeMinor));
  await expectGood(page, 'betting record');

  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['Time', 'Stake', 'Payout', 'Result']) {
      await expect(bets.getByRole('columnheader', { name })).toBeVisible();
    }
    // The whole row is in view, with its number and status.
    await expect(bet.getByRole('link')).toBeInViewport({ ratio: 1 });
    expect(
      await bets.evaluate((table) => table.scrollWidth <= (table.parentElement?.clientWidth ?? 0)),
    ).toBe(true);
  }
  const stake = bets.getByRole('columnheader', { name: 'Stake' });
  await stake.getByRole('button').click();
  await expect(stake).toHaveAttribute('aria-sort', 'descending');
  const link = bet.getByRole('link');
  const order = await link.innerText();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  const detail = page.getByRole('dialog', { name: `Bet ${order}` });
  await expect(detail).toContainText(roundId);
  const verify = detail.getByRole('link', { name: 'Check this round' });
  await expect(verify).toHaveAttribute('href', new RegExp(`^${site.gamesOrigin}/verify`));
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(detail).toContainText(roundId);
  await expectGood(page, 'detail of a bet');
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();

  await tabTo(page, centre.getByRole('link', { name: 'Account record' }));
  await page.keyboard.press('Enter');
  const movements = centre.getByRole('table', { name: 'Account record' });
  const staked = movements.getByRole('row').filter({ hasText: order }).last();
  await expect(staked).toContainText('Bet');
  await expect(staked).toContainText(money(stakeMinor));
  await expect(movements.getByRole('row').filter({ hasText: order })).toHaveCount(
    winMinor > 0n ? 2 : 1,
  );
  // After the head and the totals the newest is first, and its remaining balance is the ledger's.
  await expect(movements.getByRole('row').nth(2)).toContainText(money(balance));
  await expectGood(page, 'account record');
});

const rowOf = (table: Locator, link: RegExp) =>
  table.getByRole('row').filter({ has: table.page().getByRole('link', { name: link }) });

/** An amount of reais as English writes it. */
const money = (minor: bigint) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'BRL' }).format(
    `${minor / 100n}.${`${minor % 100n}`.padStart(2, '0')}` as `${number}`,
  );
