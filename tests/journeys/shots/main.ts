/**
 * `npm run shots`: a picture of every screen in both themes at three widths, into shots/ (ignored by git). `npm run
 * shots -- home lobby` takes only those whose name begins so. With SHOTS_ORIGIN the pictures are of a site that is
 * already running, such as `npm run dev`; with SHOTS_DATA, its data folder, also those that need a login.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT } from '@palpite/local/settings.ts';
import { startSiteProcess } from '@palpite/local/site-process.ts';
import { temporaryFolder } from '@palpite/local/temporary-folder.ts';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, getBrowser, NoBrowserError } from '../../../scripts/browser.ts';
import { demoAccount } from '../accounts.ts';
import { rememberAnnouncements } from '../seen-announcements.ts';
import { SCENES, type Scene, SIZES, THEMES } from './scenes.ts';

const SHOTS = join(CHECKOUT, 'shots');
const wanted = process.argv.slice(2);
const scenes = SCENES.filter(
  ({ name }) => wanted.length === 0 || wanted.some((prefix) => name.startsWith(prefix)),
);
const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const executablePath = getBrowser(say);
  const site = process.env.SHOTS_ORIGIN
    ? {
        origin: process.env.SHOTS_ORIGIN,
        dataDirectory: process.env.SHOTS_DATA,
        stop: async () => undefined,
      }
    : await ownSite();
  try {
    const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] });
    await mkdir(SHOTS, { recursive: true });
    const taken = scenes.filter(({ account }) => !account || site.dataDirectory);
    for (const scene of taken) await takeAll(browser, site, scene);
    await browser.close();
    say(`${taken.length * THEMES.length * SIZES.length} pictures are in shots/.`);
  } finally {
    await site.stop();
  }
} catch (error) {
  if (!(error instanceof NoBrowserError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function ownSite() {
  const folder = await temporaryFolder('shots');
  const site = await startSiteProcess({ dataDirectory: folder.path, port: 0 });
  return {
    origin: site.origins[0],
    dataDirectory: folder.path,
    async stop() {
      await site.stop();
      await folder.remove();
    },
  };
}

interface ShownSite {
  readonly origin: string;
  readonly dataDirectory: string | undefined;
}

async function takeAll(browser: Browser, site: ShownSite, scene: Scene): Promise<void> {
  const origin = new URL(site.origin);
  if (scene.host) origin.hostname = scene.host;
  const session = scene.account ? await signIn(browser, site, scene.account) : [];
  for (const theme of THEMES) {
    for (const viewport of SIZES) {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      await context.addCookies([{ name: 'theme', value: theme, url: origin.href }]);
      await context.addInitScript((kept) => {
        for (const [name, value] of kept) sessionStorage.setItem(name, value);
      }, session);
      if (!scene.firstEntry) await context.addInitScript(rememberAnnouncements);
      const page = await context.newPage();
      await page.goto(new URL(scene.path, origin).href);
      if (!scene.plain) await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await scene.act?.(page);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: join(SHOTS, `${scene.name}-${theme}-${viewport.width}.png`) });
      await context.close();
    }
  }
  say(`  ${scene.name}`);
}

/** Signs a demo account in, once for all pictures of a scene. @returns what a tab of its session stores */
async function signIn(
  browser: Browser,
  { origin, dataDirectory = '' }: ShownSite,
  username: string,
): Promise<[string, string][]> {
  const page = await browser.newPage();
  await page.goto(new URL('/login', origin).href);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('input[name="username"]').fill(username);
  await page.locator('input[name="password"]').fill(demoAccount(dataDirectory, username).password);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  const session = await page.evaluate(() => Object.entries<string>(sessionStorage));
  await page.close();
  return session;
}
