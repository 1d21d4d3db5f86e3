import { ACCOUNT_OF, demoAccount, ledgerBalance, ledgerSums } from './accounts.ts';
import { expectAccessible } from './accessible.ts';
import { expect, open, test } from './fixtures.ts';
import { SAMPLE } from './proof.ts';
import { expectSignedIn, headerBalance, logIn, playFree, sendLogin } from './sign-in.ts';
import { openFirstSlot, playFirstTile, Slot } from './slot.ts';

test('a member plays a slot: header, game and ledger show the same balance after every round', {
  tag: SAMPLE,
}, async ({ page, site }) => {
  test.slow();
  const account = demoAccount(site.dataDirectory, ACCOUNT_OF.play);
  await open(page, '/rng');
  await logIn(page, account);
  await open(page, '/rng');
  const slot = await openFirstSlot(page);
  await slot.begin();
  let expected = await ledgerBalance(site.databaseUrl, account.username);
  expect(await slot.balance()).toBe(expected);
  for (let round = 1; round <= 3; round += 1) {
    const answered = slot.nextAnswer();
    await slot.playRound();
    const { stakeMinor, winMinor } = await answered;
    expected += winMinor - stakeMinor;
    await expect.poll(() => slot.balance(), `game, round ${round}`).toBe(expected);
    await expect.poll(() => headerBalance(page), `header, round ${round}`).toBe(expected);
    await expect.poll(() => ledgerBalance(site.databaseUrl, account.username)).toBe(expected);
  }
  expect(await ledgerSums(site.databaseUrl)).toEqual({ BRL: '0', USD: '0', VND: '0' });
});

test('[LAUNCH-01] a visitor who opens a game must log in first, and the game then opens', async ({
  page,
  site,
}) => {
  await open(page, '/rng');
  await playFirstTile(page);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await sendLogin(page, demoAccount(site.dataDirectory, ACCOUNT_OF.play));
  await expectSignedIn(page);
  await new Slot(page).begin();
});

test('a guest plays for free with a guest wallet: header, game and ledger agree', {
  tag: SAMPLE,
}, async ({ page, site }) => {
  const guest = await playFree(page, '/rng');
  expect(await page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4');
  const slot = await openFirstSlot(page);
  await slot.begin();
  await slot.playRound();
  const balance = await ledgerBalance(site.databaseUrl, guest.username);
  expect(await slot.balance()).toBe(balance);
  await expect.poll(() => headerBalance(page)).toBe(balance);
});

test('a game is played with the keyboard alone', async ({ page }) => {
  await playFree(page, '/rng');
  const slot = await openFirstSlot(page);
  await slot.frame.getByRole('button', { name: 'Play', exact: true }).focus();
  await page.keyboard.press('Enter');
  const before = await slot.stake();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => slot.stake()).toBeGreaterThan(before);
  await page.keyboard.press('Space');
  await slot.finished();
});

test('[ROUTE-09] /game shows the game in a frame with only the header; the frame is sandboxed on a separate origin', async ({
  page,
  site,
}) => {
  await playFree(page, '/rng');
  const slot = await openFirstSlot(page);
  await slot.begin();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Games and information' })).toBeHidden();
  const frame = page.locator('iframe');
  const address = new URL((await frame.getAttribute('src')) ?? '');
  expect(address.origin).toBe(site.gamesOrigin);
  expect(address.origin).not.toBe(site.origin);
  const sandbox = (await frame.getAttribute('sandbox')) ?? '';
  expect(sandbox).not.toContain('allow-top-navigation');
  await expectAccessible(page, 'game in its frame');
  // The other address of a game shows the same game.
  await open(page, page.url().replace('/game?', '/seamless?'));
  await expect(page.locator('iframe')).toBeVisible();
});

test('[LAUNCH-05] a game reloads; leaving it returns to the lobby and refreshes the balance', async ({
  page,
  site,
}) => {
  const { username } = await playFree(page, '/rng');
  const slot = await openFirstSlot(page);
  await slot.begin();
  await page.getByRole('button', { name: 'Reload game' }).click();
  await slot.begin();
  await slot.playRound();
  await page.getByRole('button', { name: 'Leave game' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page).toHaveURL(/\/rng$/);
  const balance = await ledgerBalance(site.databaseUrl, username);
  await expect.poll(() => headerBalance(page)).toBe(balance);
});

test('theatre mode hides the header, Escape leaves it, and the game goes on below similar ones', async ({
  page,
}) => {
  await playFree(page, '/rng');
  const slot = await openFirstSlot(page);
  await slot.begin();
  const others = page.getByRole('region', { name: 'Similar games' });
  await expect(others).toBeVisible();
  await page.getByRole('button', { name: 'Theatre mode' }).click();
  await expect(page).toHaveURL(/theatre=true/);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(others).toHaveCount(0);
  await expectAccessible(page, 'theatre mode');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner')).toBeVisible();
  // The site does not hear a key in the game's frame, so the game tells it.
  await page.getByRole('button', { name: 'Theatre mode' }).click();
  await expect(page.getByRole('banner')).toBeHidden();
  await slot.frame.getByRole('button', { name: 'Spin', exact: true }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('button', { name: 'Game details' }).click();
  const details = page.getByRole('complementary', { name: 'Game details' });
  await expect(details.getByText('Return to player')).toBeVisible();
  await expectAccessible(page, 'details beside a game');
  // The game was not loaded again: it asks for nothing before the next round.
  await slot.playRound();
  await page.getByRole('button', { name: 'Leave game' }).click();
  await expect(page).toHaveURL(/\/rng$/);
});

test('on a phone the game agrees with the site around it, and a reload repeats neither its result nor its stake', async ({
  page,
}) => {
  test.slow();
  await playFree(page, '/rng');
  const slot = await openFirstSlot(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await slot.begin();
  const { frame } = slot;
  // The game starts at the lowest stake; a higher one is the player's choice.
  const lower = frame.getByRole('button', { name: 'Lower stake' });
  await expect(lower).toHaveAttribute('aria-disabled', 'true');
  await frame.getByRole('button', { name: 'Higher stake' }).click();
  const stake = await slot.stake();

  const before = await slot.balance();
  await expect.poll(() => headerBalance(page)).toBe(before);
  // The game's bar stands for the header there: one title, one balance of the site's.
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const shown = page.getByRole('main').getByRole('group', { name: 'Balance' });
  const figures = [shown, frame.getByTestId('balance')];
  for (const figure of figures) await figure.evaluate(keepShown);
  const answered = slot.nextAnswer();
  await slot.playRound();
  const { winMinor } = await answered;
  const after = before - stake + winMinor;
  await expect.poll(() => headerBalance(page)).toBe(after);
  const steps = [...new Set([before - stake, after])];
  for (const figure of figures) {
    expect(await figure.evaluate(shownSince)).toEqual(steps.map(String));
  }

  // The title is in the site's bar; the game's own bars leave the space to the reels.
  const heightOf = async (place: string) => (await frame.locator(place).boundingBox())?.height ?? 0;
  expect((await heightOf('.top')) + (await heightOf('.controls'))).toBeLessThan(150);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveCSS('width', '1px');
  expect(await frame.locator('.meter').evaluate(movedBySkip)).toBe(0);
  const faces = await frame.locator('body').evaluate((body) => ({
    asked: getComputedStyle(body).fontFamily,
    loaded: [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map((each) => each.family),
  }));
  expect(faces.asked).toMatch(/^"Manrope Variable"/);
  expect(faces.loaded.join()).toContain('Manrope Variable');

  const result = await frame.getByTestId('net').innerText();
  await page.getByRole('button', { name: 'Game details' }).click();
  const reload = page.getByRole('dialog').getByRole('button', { name: 'Reload game' });
  await expect(reload).toBeVisible();
  await expectAccessible(page, 'details over a game');
  await reload.click();
  await slot.begin();
  await expect(frame.getByTestId('net')).toHaveText(result);
  expect(await slot.stake()).toBe(stake);
  await frame.getByRole('button', { name: 'History' }).click();
  const newest = frame.getByRole('dialog').getByRole('row').nth(1);
  await expect(newest).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d\d:\d\d:\d\d\s[AP]M/);
});

/** Records, as digits, each amount that an element shows from now on; repeats count once. */
function keepShown(element: HTMLElement | SVGElement): void {
  const digits = () => (element.textContent ?? '').replace(/\D/g, '');
  const kept: string[] = [digits()];
  const note = () => {
    const now = digits();
    if (now !== '' && now !== kept.at(-1)) kept.push(now);
    element.dataset.shown = kept.slice(1).join();
  };
  note();
  new MutationObserver(note).observe(element, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

function shownSince(element: HTMLElement | SVGElement): string[] {
  return (element.dataset.shown ?? '').split(',');
}

/** By how many pixels an amount won moves when the button to skip to the result appears next to it. */
function movedBySkip(meter: HTMLElement | SVGElement): number {
  const amount = meter.querySelector('.meter-amount');
  const skip = meter.querySelector('.skip');
  if (!amount || !skip) return Number.NaN;
  amount.textContent = 'R$ 12,50';
  const left = amount.getBoundingClientRect().left;
  skip.removeAttribute('hidden');
  const moved = amount.getBoundingClientRect().left - left;
  skip.setAttribute('hidden', '');
  return moved;
}
