import type { Locator, Page } from '@playwright/test';
import { ACCOUNT_OF, type DemoAccount, demoAccount } from './accounts.ts';
import { checkInBothThemes } from './accessible.ts';
import { expect, expectNoSideways, hydrated, open, test } from './fixtures.ts';
import { sampled, SAMPLE } from './proof.ts';
import { expectSignedIn, sendLogin } from './sign-in.ts';

/** Fills in the agents' login and sends it. */
async function logInAsAgent(page: Page, { username, password }: DemoAccount): Promise<void> {
  await open(page, '/agent');
  const main = page.getByRole('main');
  await main.getByLabel('Account name', { exact: true }).fill(username);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
}

const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' });

/** Creates a link and waits until the page shows its code. */
async function createLink(centre: Locator): Promise<void> {
  await centre.getByLabel('Name of the link').fill('Poster');
  await centre.getByRole('button', { name: 'Create link' }).click();
  await expect(centre.getByRole('img', { name: 'QR code of Poster' })).toBeVisible();
}

/** Every page of the agent centre, with the text that appears once its data has loaded. */
const PAGES = [
  { agent: 'announcement', ready: 'The agent centre is open' },
  { agent: 'teamOverview', ready: 'By product' },
  { agent: 'registerCenter', ready: 'Direct' },
  { agent: 'registerCenter&report=tab%3Dcreate', ready: 'Name of the link' },
  { agent: 'teamManagement', ready: 'affiliate' },
  // Shows the link that the entry two lines above creates, in a sample too.
  { agent: 'registerCenter&report=tab%3Dmanage', ready: '0 first deposits' },
] as const;

test('[LOGIN-09, AGENT-02, AGENT-03] an agent logs in, looks at the team and opens an account; the new member logs in, chooses a password and reads the terms first', {
  tag: SAMPLE,
}, async ({ page, browser, site }) => {
  await logInAsAgent(page, demoAccount(site.dataDirectory, ACCOUNT_OF.agents));
  const centre = centreOf(page);
  await centre.getByRole('link', { name: 'Team overview' }).click();
  await expect(centre.getByRole('heading', { name: 'By product' })).toBeVisible();

  await centre.getByRole('link', { name: 'Register account' }).click();
  await centre.getByLabel('Account name', { exact: true }).fill('helena2031');
  await centre.getByRole('button', { name: 'Open account' }).click();
  await expect(
    centre.getByRole('heading', { name: 'The account helena2031 is open' }),
  ).toBeVisible();
  const password = await centre.getByText(/^(\w{4}-){2}\w{4}$/).innerText();
  await centre.getByRole('link', { name: 'Team management' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without this password?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(centre.getByRole('table', { name: 'Accounts' })).toContainText('helena2031');

  const context = await browser.newContext({ baseURL: site.origin });
  await context.addCookies([{ name: 'lang', value: 'EN', url: site.origin }]);
  const theirs = await context.newPage();
  await open(theirs, '/?login=1');
  await sendLogin(theirs, { username: 'helena2031', password });
  const change = theirs.getByRole('dialog', { name: 'Choose a new password' });
  await change.getByLabel('New password', { exact: true }).fill('violet kettle 41');
  await change.getByLabel('New password again', { exact: true }).fill('violet kettle 41');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(change).toBeHidden();
  const terms = theirs.getByRole('dialog', { name: 'Our terms' });
  await terms.getByRole('button', { name: 'I agree' }).click();
  await expectSignedIn(theirs);
  await context.close();
});

test('a name that leads to downlines is on one line with the rest of its row', async ({
  page,
  site,
}) => {
  // The demo's agent, who has a team of two levels.
  await logInAsAgent(page, demoAccount(site.dataDirectory, 'agent1'));
  const centre = centreOf(page);
  await centre.getByRole('link', { name: 'Team management' }).click();
  const downlines = { name: /^Downlines of / };
  const row = centre
    .getByRole('row')
    .filter({ has: page.getByRole('link', downlines) })
    .first();
  const name = row.getByRole('link', downlines);
  const top = (words: Locator) =>
    words.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().top;
    });
  const type = row.getByRole('cell').nth(1);
  expect(Math.abs((await top(name)) - (await top(type)))).toBeLessThanOrEqual(0.5);
});

test('[LOGIN-09] a member is refused at the agents’ login, an affiliate at the members’', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/status of 403.*session\/login/);
  await logInAsAgent(page, demoAccount(site.dataDirectory, ACCOUNT_OF.play));
  await expect(page.getByRole('alert')).toContainText('Only agents can log in here.');
  await open(page, '/?login=1');
  await sendLogin(page, demoAccount(site.dataDirectory, ACCOUNT_OF.agents));
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog.getByRole('alert')).toContainText('it is not a member account');
  await dialog.getByRole('link', { name: 'Go to agent login' }).click();
  await expect(page.getByRole('heading', { name: 'Agent login' })).toBeVisible();
});

for (const [at, viewport] of [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
].entries()) {
  test(`pages of the agent centre keep WCAG 2.2 AA in both themes at ${viewport.width} px, nothing scrolls sideways`, async ({
    page,
    site,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await logInAsAgent(page, demoAccount(site.dataDirectory, ACCOUNT_OF.agents));
    const centre = centreOf(page);
    await expect(centre).toBeVisible();
    for (const { agent, ready } of sampled(PAGES, 2, at)) {
      await test.step(agent, async () => {
        await page.goto(`/?agent=${agent}`);
        await hydrated(page);
        await expect(centre.getByText(ready).first()).toBeAttached();
        if (ready === 'Name of the link') await createLink(centre);
        await checkInBothThemes(page);
        await expectNoSideways(page, agent);
      });
    }
  });
}
