import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A 3G network as browser tools imitate it: 150 ms round trip, 1.6 Mbit/s. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};

/** The layout shift without input, as browsers measure it (CLS), and what moved. */
export interface Shifts {
  total: number;
  moved: string[];
}

export interface SlowPage {
  /** Opens an address as a first visit does. */
  visit(path: string): Promise<Shifts>;
  /** Navigates to another address of the site without a page load. */
  step(path: string): Promise<Shifts>;
}

/** The page on a slow network, without cache, with layout shifts recorded. */
export async function slowPage(page: Page): Promise<SlowPage> {
  await page.addInitScript(noteShifts);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', SLOW);
  const open = watchRequests(page);
  /** Every part near the screen has loaded, every placeholder is filled, and every request has been answered. */
  const settle = async () => {
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    let quiet = 0;
    const look = async () => {
      const waiting = await page.locator('[data-later="coming"]').count();
      quiet = open() + waiting === 0 ? quiet + 1 : 0;
      return quiet;
    };
    await expect.poll(look, { intervals: [200], timeout: 60_000 }).toBe(QUIET_LOOKS);
    return takeShifts(page);
  };
  return {
    async visit(path) {
      await page.goto(path);
      return settle();
    },
    async step(path) {
      await takeShifts(page);
      await page.evaluate((to) => history.pushState({}, '', to), path);
      return settle();
    },
  };
}

/** Runs in the page before all else. */
function noteShifts(): void {
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const place = ({ x, y, width, height }: DOMRect) =>
    [x, y, width, height].map(Math.round).join(' ');
  const nameOf = (node?: Node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element
      ? `${element.tagName} ${element.getAttribute('class')?.slice(0, 50) ?? ''} “${element.textContent.slice(0, 20)}”`
      : 'gone';
  };
  const shifts: Shifts = { total: 0, moved: [] };
  Reflect.set(window, '__shifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)}: ${place(previousRect)} → ${place(currentRect)}`,
      );
      shifts.total += entry.value;
      shifts.moved.push(
        `${entry.value.toFixed(4)} at ${Math.round(entry.startTime)}: ${moved.join('; ')}`,
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Counts requests of the page that have no answer yet. */
function watchRequests(page: Page): () => number {
  // By request, because a request of the page before may end here without having begun here.
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** So many checks in a row must find no open request: between two files of a chain there is a moment without any. */
const QUIET_LOOKS = 5;

/** The shifts since the last call. */
function takeShifts(page: Page): Promise<Shifts> {
  return page.evaluate(() => {
    const shifts = Reflect.get(window, '__shifts') as Shifts;
    const taken = { ...shifts };
    shifts.total = 0;
    shifts.moved = [];
    return taken;
  });
}
