/**
 * How long a first tap takes on a slow phone, as the browser measures interactions: from the finger until the next
 * picture. Each tap is the first of its page, as the code behind it may still be on its way.
 */
import { type Browser, devices, type Locator, type Page } from '@playwright/test';
import { withBrowser, withSite } from './bench-site.ts';
import { type Figure, type Part, percentile } from './result.ts';

const VISITS = 5;
const CPU_SLOWDOWN = 4;
const TAP_BOUND_MS = 150;
/** After the load, in milliseconds: a person reads before they tap. */
const READ = 3_000;
/** After the tap, until the browser has told of it. */
const PAINTED = 1_500;

interface Tap {
  readonly what: string;
  readonly path: string;
  act(page: Page): Promise<void>;
}

const first = (found: Locator) => found.filter({ visible: true }).first();

const TAPS: readonly Tap[] = [
  {
    what: 'a tile of home',
    path: '/',
    act: (page) => first(page.locator('main a.tile-main')).tap(),
  },
  {
    what: 'the menu',
    path: '/',
    act: (page) => first(page.getByText('Menu', { exact: true })).tap(),
  },
  {
    what: 'a chip of a lobby',
    path: '/rng',
    act: (page) => first(page.locator('main nav li a:not([aria-current])')).tap(),
  },
  {
    what: 'the first letter of a search',
    path: '/?find=1',
    act: (page) => page.getByRole('combobox').press('d'),
  },
];

export const taps: Part = {
  name: 'taps',
  title: 'First taps on a phone, CPU 4 × slower',
  measure: (say) =>
    withSite(
      async ({ origins: [origin] }) => {
        return withBrowser(async (browser) => {
          const figures: Figure[] = [];
          for (const tap of TAPS) {
            const times: number[] = [];
            for (let visit = 0; visit < VISITS; visit++)
              times.push(await timeOf(browser, origin, tap));
            say(`  ${tap.what}: ${times.join(' ')}`);
            figures.push({
              what: tap.what,
              value: percentile(times, 50),
              unit: 'ms',
              bound: TAP_BOUND_MS,
              note: times.join(' '),
            });
          }
          return figures;
        });
      },
      { atRest: true },
    ),
};

/** The longest interaction after one tap, in milliseconds: the browser rounds to 8. */
async function timeOf(browser: Browser, origin: string, { path, act }: Tap): Promise<number> {
  const context = await browser.newContext({ ...devices['Pixel 7'], reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteInteractions);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(origin + path);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.waitForTimeout(READ);
    await act(page);
    await page.waitForTimeout(PAINTED);
    const longest = await page.evaluate(() => Reflect.get(window, '__longest') as number);
    if (longest === 0) throw new Error(`no interaction was measured at ${path}`);
    return longest;
  } finally {
    await context.close();
  }
}

/** Runs in the page before all else. */
function noteInteractions(): void {
  interface Interaction extends PerformanceEntry {
    interactionId: number;
  }
  Reflect.set(window, '__longest', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Interaction[]) {
      if (entry.interactionId === 0) continue;
      const longest = Reflect.get(window, '__longest') as number;
      Reflect.set(window, '__longest', Math.max(longest, entry.duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
