import { demoAccount } from './accounts.ts';
import { operatorCommand } from './command.ts';
import { expectAccessibleInBothThemes } from './accessible.ts';
import { expect, expectNoSideways, hydrated, open, test } from './fixtures.ts';
import { originAt, withSecondBrowser } from './second-browser.ts';
import { logIn } from './sign-in.ts';
import { SAMPLE } from './proof.ts';
import { openFold } from './side-menu.ts';

const HOST = 'en.localhost';
const MESSAGES = '/?member=messageV2';

test('[MEMBER-14] a member reads a message from the operator, writes to the upline and reads the upline’s answer', {
  tag: SAMPLE,
}, async ({ page, browser, site }) => {
  const origin = originAt(site, HOST);
  const member = demoAccount(site.dataDirectory, 'member', 'lumen');
  const upline = demoAccount(site.dataDirectory, 'agent2', 'lumen');
  await operatorCommand(
    site,
    'message',
    'send',
    'lumen',
    'member',
    '--title',
    'Your documents are in order',
    '--text',
    'Thank you.\n\n**Nothing** is left to do.',
  );
  await open(page, `${origin}/`);
  await logIn(page, member);
  const menu = await openFold(page, 'Help');
  await menu.getByRole('link', { name: /^Platform messages/ }).click();
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await centre.getByRole('link', { name: /^Unread.*Your documents are in order/ }).click();
  await expect(centre.getByText('Nothing', { exact: true })).toHaveCSS('font-weight', '700');
  await centre.getByRole('link', { name: 'All messages' }).click();
  await expect(centre.getByRole('link', { name: /^Your documents are in order/ })).toBeVisible();

  await centre.getByRole('tab', { name: 'Personal' }).click();
  await centre.getByRole('link', { name: 'Write a message' }).click();
  await centre.getByLabel('Your message').fill('When is the next round?');
  await centre.getByRole('button', { name: 'Send' }).click();
  await expect(centre.getByRole('link', { name: /When is the next round/ })).toBeVisible();

  await withSecondBrowser(browser, origin, async (other) => {
    await open(other, '/');
    await logIn(other, upline);
    await open(other, `${MESSAGES}&report=tab%3Dpersonal`);
    const theirs = other.getByRole('dialog', { name: 'Member centre' });
    await theirs
      .getByRole('link', { name: /^Unread.*When is the next round/ })
      .first()
      .click();
    await expect(theirs.getByText('From member')).toBeVisible();
    await theirs.getByRole('link', { name: 'Answer' }).click();
    await theirs.getByLabel('Your message').fill('At eight.');
    await theirs.getByRole('button', { name: 'Send' }).click();
    await expect(theirs.getByRole('link', { name: /At eight/ })).toBeVisible();
  });

  await page.reload();
  await hydrated(page);
  await centre
    .getByRole('link', { name: /^Unread.*At eight.*From your upline/ })
    .first()
    .click();
  await expect(centre.getByText('At eight.')).toBeVisible();
  await expect(centre.getByRole('link', { name: 'Answer' })).toBeVisible();
});

test('[MEMBER-14] the messages keep WCAG 2.2 AA in both themes on a desk and a phone', async ({
  page,
  site,
}) => {
  const origin = originAt(site, HOST);
  await open(page, `${origin}/`);
  await logIn(page, demoAccount(site.dataDirectory, 'agent41', 'lumen'));
  await operatorCommand(
    site,
    'message',
    'send',
    'lumen',
    'agent41',
    '--title',
    'A word',
    '--text',
    'Of its own.',
  );
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 320, height: 700 },
  ]) {
    await page.setViewportSize(viewport);
    await open(page, origin + MESSAGES);
    await expect(centre.getByRole('link', { name: /A word/ })).toBeVisible();
    await expectAccessibleInBothThemes(page, `messages at ${viewport.width} px`);
    await expectNoSideways(page, 'the list');
    await open(page, `${origin}${MESSAGES}&report=write%3Dupline`);
    await expect(centre.getByRole('button', { name: 'Send' })).toBeVisible();
    await expectAccessibleInBothThemes(page, `a message’s form at ${viewport.width} px`);
    await expectNoSideways(page, 'the form');
  }
});
