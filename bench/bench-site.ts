import { setTimeout as pause } from 'node:timers/promises';
import {
  type SiteProcess,
  type SiteProcessOptions,
  startSiteProcess,
} from '@palpite/local/site-process.ts';
import { temporaryFolder } from '@palpite/local/temporary-folder.ts';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../scripts/browser.ts';

/** After its first start a site makes the pictures of the homes, on one core. */
const PICTURES_MS = 50_000;

interface BenchSiteOptions extends Pick<SiteProcessOptions, 'environment'> {
  /** Waits until the site has nothing of its own to do. */
  readonly atRest?: boolean;
}

/** A site of one's own for a measurement; everything it made is gone afterwards. */
export async function withSite<Result>(
  work: (site: SiteProcess) => Promise<Result>,
  { atRest = false, ...options }: BenchSiteOptions = {},
): Promise<Result> {
  const folder = await temporaryFolder('bench');
  const site = await startSiteProcess({ ...options, dataDirectory: folder.path, port: 0 });
  try {
    if (atRest) await pause(PICTURES_MS);
    return await work(site);
  } finally {
    await site.stop();
    await folder.remove();
  }
}

/** A browser of one's own for a measurement, without the machine's profile. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_ARGUMENTS],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
