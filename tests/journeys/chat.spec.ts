import type { FrameLocator, Page } from '@playwright/test';
import { demoAccount } from './accounts.ts';
import { operatorCommand } from './command.ts';
import { expectAccessible } from './accessible.ts';
import { expect, open, test } from './fixtures.ts';
import { originAt, withSecondBrowser } from './second-browser.ts';
import { openMenu } from './side-menu.ts';
import { logIn, logOut } from './sign-in.ts';
import { SAMPLE } from './proof.ts';

/** The brand with the chat switched on. */
const HOST = 'vn.localhost';

async function openChat(page: Page): Promise<FrameLocator> {
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: /^Chat room/ }).click();
  const room = page.getByRole('dialog', { name: 'Chat' }).frameLocator('iframe');
  await expect(room.getByRole('heading', { name: /^Chat room of/ })).toBeVisible();
  return room;
}

async function say(room: FrameLocator, text: string): Promise<void> {
  await room.getByLabel('Your message').fill(text);
  await room.getByRole('button', { name: 'Send' }).click();
}

test('[CHAT-01] two members in two browsers talk to each other; a message that staff delete disappears for both; the window survives a reload and closes at logout', {
  tag: SAMPLE,
}, async ({ page, browser, site }) => {
  const origin = originAt(site, HOST);
  await page.context().addCookies([{ name: 'lang', value: 'EN', url: origin }]);
  await open(page, `${origin}/`);
  await logIn(page, demoAccount(site.dataDirectory, 'member', 'trangvang'));
  const mine = await openChat(page);

  await withSecondBrowser(browser, origin, async (other) => {
    await open(other, '/');
    await logIn(other, demoAccount(site.dataDirectory, 'agent2', 'trangvang'));
    const theirs = await openChat(other);
    await say(mine, 'Good luck <b>everybody</b>');
    const heard = theirs.getByRole('listitem').filter({ hasText: 'Good luck <b>everybody</b>' });
    await expect(heard).toContainText('Ev***');
    await theirs.getByLabel('Your message').fill('And to you');
    await theirs.getByLabel('Your message').press('Enter');
    await expect(mine.getByText('And to you')).toBeVisible();
    await expectAccessible(other, 'chat window, light');
    await other.context().addCookies([{ name: 'theme', value: 'dark', url: origin }]);
    await other.reload();
    await expect(theirs.getByText('And to you')).toBeVisible();
    await expectAccessible(other, 'chat window, dark');

    const listed = await operatorCommand(site, 'chat', 'list', 'trangvang');
    const [id = ''] = /^\d+(?=.*And to you)/m.exec(listed) ?? [];
    await operatorCommand(site, 'chat', 'delete', 'trangvang', id);
    await expect(mine.getByText('And to you')).toBeHidden();
    await expect(theirs.getByText('And to you')).toBeHidden();

    const chat = other.getByRole('dialog', { name: 'Chat' });
    await chat.getByRole('button', { name: 'Close the chat' }).click();
    await say(mine, 'Are you still there?');
    await expect(mine.getByText('Are you still there?')).toBeVisible();
    await open(other, '/rng');
    const menu = await openMenu(other);
    await expect(menu.getByRole('button', { name: /1 new message/ })).toBeVisible();
  });

  // The window opens again after a reload.
  await page.reload();
  const again = page.getByRole('dialog', { name: 'Chat' }).frameLocator('iframe');
  await expect(again.getByText('Are you still there?')).toBeVisible();

  await logOut(page);
  await expect(page.getByRole('dialog', { name: 'Chat' })).toBeHidden();
});

test('[CHAT-01] the room also has a page of its own, in both themes; a draft survives a reload and the keyboard is enough', async ({
  page,
  site,
}) => {
  const origin = originAt(site, HOST);
  await page.context().addCookies([{ name: 'lang', value: 'EN', url: origin }]);
  await open(page, `${origin}/`);
  await logIn(page, demoAccount(site.dataDirectory, 'agent1', 'trangvang'));
  for (const theme of ['light', 'dark']) {
    await page.context().addCookies([{ name: 'theme', value: theme, url: origin }]);
    await open(page, `${origin}/chat`);
    await expect(page.getByRole('log', { name: 'Messages' })).toBeVisible();
    await expectAccessible(page, `chat page, ${theme}`);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Back to the site' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('log', { name: 'Messages' })).toBeFocused();
  await page.keyboard.press('Tab');
  const box = page.getByLabel('Your message');
  await expect(box).toBeFocused();
  await page.keyboard.type('Half a sentence');
  await page.reload();
  await expect(box).toHaveValue('Half a sentence');
  await box.press('End');
  await page.keyboard.type(', whole');
  await page.keyboard.press('Enter');
  const said = page.getByRole('listitem').filter({ hasText: 'Half a sentence, whole' });
  await expect(said).toHaveCount(1);
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
});
