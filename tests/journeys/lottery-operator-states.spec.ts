import { operatorCommand } from './command.ts';
import { expect, expectAccessibleInBothThemes, leave, open, test } from './fixtures.ts';
import { ONE_DRAW, openBoard, timeLeft } from './lottery-board.ts';
import { leaveGuests, passDraw } from './lottery-conditions.ts';
import { ownSite } from './own-site.ts';
import { PROVE, SAMPLE } from './proof.ts';
import { playFree } from './sign-in.ts';

// The browser checks for a newer worker whenever it likes, perhaps after the site has stopped.
test.use({ serviceWorkers: 'block' });

const NORTH = '/vnlottery?gameCode=vn-north&playType=de';
const DICE = '/elott?gameCode=k3-1m&playType=sum-size';

test('states that the operator or other players bring about are accessible: full numbers, a line that is refused, maintenance, a chase that cannot go on, a draw that waits and one that is void', {
  tag: SAMPLE,
}, async ({ page, watch }) => {
  test.setTimeout(900_000);
  watch.expect(/409 \(Conflict\)/);
  // Its own site: the clock and the caps of the shared one are everybody's.
  await using site = await ownSite({ LOTTERY_RESULTS: 'people' });
  const { origin, databaseUrl } = site;
  const slip = page.getByRole('region', { name: 'Slip' });
  const confirm = page.getByRole('dialog', { name: 'Confirm your bets' });
  await playFree(page, `${origin}${DICE}`);
  // A site that has just started makes its first issues.
  await expect(page.locator('[data-sale]').getByRole('timer')).toBeVisible({ timeout: ONE_DRAW });

  // Sampled, it does not wait for the next issues.
  const chases = page.getByRole('list', { name: 'Chases' });
  if (PROVE) {
    await timeLeft(page, 20);
    await page.getByRole('button', { name: /^Big/ }).click();
    await page.getByRole('button', { name: 'Add to slip' }).click();
    await slip.getByRole('button', { name: /^Chase/ }).click();
    const chase = page.getByRole('dialog', { name: 'Chase' });
    await chase.getByRole('textbox', { name: 'Issues' }).fill('9');
    const stop = chase.getByRole('checkbox', { name: /win/i });
    await stop.uncheck();
    await chase.getByRole('button', { name: 'Use for the slip' }).click();
    await slip.getByRole('button', { name: /^Place / }).click();
    await confirm.getByRole('button', { name: /^Place / }).click();
    await page
      .getByRole('dialog', { name: 'Your bets are placed' })
      .getByRole('link', { name: 'My bets' })
      .click();
    await leaveGuests(databaseUrl, {
      game: 'k3-1m',
      play: 'sum-size',
      number: 'big',
      leftMinor: 0,
    });
    await expect(chases).toContainText('could not be placed', { timeout: 2 * ONE_DRAW });
    await expectAccessibleInBothThemes(page);
  }

  await leaveGuests(databaseUrl, { game: 'vn-north', play: 'de', number: '99', leftMinor: 0 });
  await leaveGuests(databaseUrl, { game: 'vn-north', play: 'de', number: '98', leftMinor: 3_000 });
  await openBoard(page, `${origin}${NORTH}`);
  const numbers = page.getByRole('group', { name: 'Numbers' });
  await expect(numbers.getByRole('button', { name: /^99 .*takes no more/ })).toBeVisible();
  await numbers.getByRole('button', { name: /^98 .*at most/ }).click();
  await page.getByRole('button', { name: 'R$2.00', exact: true }).click();
  await expect(page.getByText(/^On 98 a unit may cost/)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  // Others are quicker: the operator refuses what the page still took.
  await numbers.getByRole('button', { name: '98' }).click();
  await numbers.getByRole('button', { name: '97' }).click();
  await page.getByRole('button', { name: 'Add to slip' }).click();
  await slip.getByRole('button', { name: /^Place / }).click();
  await leaveGuests(databaseUrl, { game: 'vn-north', play: 'de', number: '97', leftMinor: 0 });
  await confirm.getByRole('button', { name: /^Place / }).click();
  await expect(confirm.getByText(/^This draw takes no more on one of these/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await confirm.getByRole('button', { name: 'Back' }).click();
  await expect(slip.getByText(/^This draw takes no more on 97/)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const rest = ['--maintenance', 'on', '--reason', 'a journey'];
  await operatorCommand(site, 'lottery', 'game', 'vn-north', ...rest);
  await openBoard(page, `${origin}${NORTH}`);
  await expect(page.getByText(/^This lottery is under maintenance/).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await open(page, `${origin}/vnlottery`);
  await expect(page.getByText('Under maintenance').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await openBoard(page, `${origin}${NORTH}`);
  const numero = (
    await page
      .getByText(/^Issue \d+$/)
      .first()
      .innerText()
  ).replace('Issue ', '');
  await passDraw(databaseUrl, 'vn-north', numero);
  const proof = `${origin}/vnlottery?gameCode=vn-north&view=proof&numero=${numero}`;
  await expect(async () => {
    await open(page, proof);
    await expect(page.getByRole('heading', { name: 'Drawn outside' })).toBeVisible();
  }).toPass({ timeout: ONE_DRAW });
  await expectAccessibleInBothThemes(page);
  await open(page, `${origin}/vnlottery?gameCode=vn-north&view=results`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await operatorCommand(site, 'lottery', 'void', 'vn-north', numero, 'no draw that day');
  await expect(async () => {
    await open(page, proof);
    await expect(page.getByRole('heading', { name: 'This draw is void' })).toBeVisible();
  }).toPass({ timeout: ONE_DRAW });
  await expectAccessibleInBothThemes(page);
  await leave(page);
});
