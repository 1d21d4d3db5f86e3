/**
 * `npm run shots`: a picture of every screen in both themes at three widths, into shots/ (ignored by
 * git). `npm run shots -- home lobby` takes those alone whose name begins so. With SHOTS_ORIGIN the
 * pictures are of a site that runs already, such as `npm run dev`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT } from '@palpite/local/settings.ts';
import { startSiteProcess } from '@palpite/local/site-process.ts';
import { temporaryFolder } from '@palpite/local/temporary-folder.ts';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser, NoBrowserError } from '../../../scripts/browser.ts';
import { rememberAnnouncements } from '../seen-announcements.ts';
import { SCENES, type Scene, SIZES, THEMES } from './scenes.ts';

const SHOTS = join(CHECKOUT, 'shots');
const wanted = process.argv.slice(2);
const scenes = SCENES.filter(
  ({ name }) => wanted.length === 0 || wanted.some((prefix) => name.startsWith(prefix)),
);
const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const executablePath = findBrowser(say);
  const site = process.env.SHOTS_ORIGIN
    ? { origin: process.env.SHOTS_ORIGIN, stop: async () => undefined }
    : await ownSite();
  try {
    const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] });
    await mkdir(SHOTS, { recursive: true });
    for (const scene of scenes) await takeAll(browser, site.origin, scene);
    await browser.close();
    say(`${scenes.length * THEMES.length * SIZES.length} pictures are in shots/.`);
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
    async stop() {
      await site.stop();
      await folder.remove();
    },
  };
}

async function takeAll(browser: Browser, siteOrigin: string, scene: Scene): Promise<void> {
  const origin = new URL(siteOrigin);
  if (scene.host) origin.hostname = scene.host;
  for (const theme of THEMES) {
    for (const viewport of SIZES) {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      await context.addCookies([{ name: 'theme', value: theme, url: origin.href }]);
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
