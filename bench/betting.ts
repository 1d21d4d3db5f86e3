/**
 * The betting view of a lottery on a slow machine, with as many lines in the slip as it takes: from a tap on a cell of the
 * board until what it costs is painted.
 */
import { loadavg } from 'node:os';
import { MOST_SLIP_LINES } from '@palpite/contract/lottery-bet.ts';
import { type Browser, type CDPSession, type Page } from '@playwright/test';
import { withBrowser, withSite } from './bench-site.ts';
import { type Figure, type Part, percentile } from './result.ts';

const BOARD = '/vnlottery?gameCode=vn-north&playType=de';
const SLIP_KEY = 'lotterySlip:palpite:';
/** A number of this play is one unit, of twenty cents to begin with. */
const NUMBER_CENTS = 20;
const TAPS = 60;
const CPU_SLOWDOWN = 4;
const TOTAL_BOUND_MS = 50;
/** Before a tap, with the pointer on its cell, in milliseconds: each is measured alone. */
const REST = 400;

export const betting: Part = {
  name: 'betting',
  title: `Betting view with ${MOST_SLIP_LINES} lines in the slip`,
  measure: (say) =>
    withSite(
      async ({ origins: [origin] }) => {
        return withBrowser(async (browser) => {
          const times = await tapTimes(browser, origin);
          say(`  ${times.length} taps: ${times.map(Math.round).join(' ')}`);
          return figures(times);
        });
      },
      { atRest: true },
    ),
};

function figures(times: number[]): Figure[] {
  return [
    {
      what: 'tap on the board to painted total, p50',
      value: percentile(times, 50),
      unit: 'ms',
      note: `${times.length} taps, CPU 4 × slower, load ${loadavg()[0]?.toFixed(1)}`,
    },
    {
      what: 'tap on the board to painted total, p95',
      value: percentile(times, 95),
      unit: 'ms',
      bound: TOTAL_BOUND_MS,
    },
  ];
}

async function tapTimes(browser: Browser, origin: string): Promise<number[]> {
  const page = await openFullSlip(browser, origin);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const times: number[] = [];
  for (let tap = 0; tap < TAPS; tap += 1) {
    times.push(await tapCell(page, session, `${tap}`.padStart(2, '0'), cost(tap + 1)));
  }
  await page.context().close();
  return times;
}

const cost = (numbers: number) => `R$${((numbers * NUMBER_CENTS) / 100).toFixed(2)}`;

/** The board with the slip beside it, once all of it is drawn. */
async function openFullSlip(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en',
  });
  await context.addCookies([{ name: 'lang', value: 'EN', url: origin }]);
  await context.addInitScript(
    ([key, slip]) => {
      localStorage.setItem('announcementsSeen', '9999');
      localStorage.setItem(key, slip);
    },
    [SLIP_KEY, fullSlip()] as const,
  );
  const page = await context.newPage();
  await page.goto(origin + BOARD);
  await page.getByText(`${MOST_SLIP_LINES} lines`, { exact: true }).waitFor();
  await page.waitForFunction(() => document.querySelector('[data-later="coming"]') === null);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Lines as a player types them: of one to ten numbers. */
function fullSlip(): string {
  const lines = Array.from({ length: MOST_SLIP_LINES }, (_, at) => ({
    id: `line-${at}`,
    gameCode: 'vn-north',
    play: 'de',
    selection: {
      areas: [
        Array.from({ length: 1 + (at % 10) }, (_none, more) =>
          `${(at * 7 + more * (11 + 2 * Math.floor(at / 100))) % 100}`.padStart(2, '0'),
        ),
      ],
      bankers: [],
      tickets: [],
    },
    unitMinor: `${NUMBER_CENTS + at}`,
  }));
  return JSON.stringify({ lines, chase: null, numeros: {}, missed: [], editing: null });
}

/** From a press on a cell, by the event's own clock, until its total is painted. */
async function tapCell(
  page: Page,
  session: CDPSession,
  number: string,
  total: string,
): Promise<number> {
  const cell = await page.locator(`main [data-pick="0/${number}"]`).boundingBox();
  if (!cell) throw new Error(`no cell for ${number}`);
  const at = { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.waitForTimeout(REST);
  const probe = await page.evaluateHandle((expected) => {
    const dock = document.querySelector('main .over-page');
    if (!dock) throw new Error('a board without its dock');
    let began = performance.now();
    addEventListener('pointerdown', ({ timeStamp }) => (began = timeStamp), {
      once: true,
      capture: true,
    });
    const time = new Promise<number>((resolve) => {
      const look = () => {
        if (![...dock.querySelectorAll('p')].some(({ textContent }) => textContent === expected)) {
          return;
        }
        changes.disconnect();
        // The task after the frame that shows it.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - began);
          port2.postMessage(null);
        });
      };
      const changes = new MutationObserver(look);
      changes.observe(dock, { subtree: true, childList: true, characterData: true });
    });
    return { time };
  }, total);
  // Sent together: what the test's own messages take between press and release is no time of the page.
  const button = { ...at, button: 'left', clickCount: 1 } as const;
  await Promise.all([
    session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }),
    session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }),
  ]);
  return probe.evaluate(({ time }) => time);
}
