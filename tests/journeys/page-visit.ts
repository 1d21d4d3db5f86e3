import { LIVE_PATH } from '@palpite/contract/live.ts';
import {
  type Browser,
  type BrowserContext,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import type { Costs } from '../../scripts/page-costs/page-costs.ts';
import type { PageKind } from '../../scripts/page-costs/page-kinds.ts';
import { ACCOUNT_OF, demoAccount } from './accounts.ts';
import { COUNTS, type Counts, countCosts } from './page-probe.ts';

interface VisitedSite {
  readonly origin: string;
  readonly dataDirectory: string;
}

export interface Visitor {
  /** Visits the page for the first time, and counts what it costs. @param mistake runs in the page before its own scripts */
  visit(mistake?: () => void): Promise<Costs>;
}

/** Most visits are a phone's. A service worker's requests begin when it likes. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'block',
} as const;

/** The visitor of a kind of page, signed in where it belongs to an account. */
export async function visitorOf(
  browser: Browser,
  site: VisitedSite,
  { path, account }: PageKind,
): Promise<Visitor> {
  const session = account && (await signIn(browser, site, account));
  return {
    async visit(mistake = () => undefined) {
      await farFromADraw();
      await using context = await browser.newContext({ ...PHONE, storageState: session?.storage });
      await context.addCookies([{ name: 'lang', value: 'EN', url: site.origin }]);
      await context.addInitScript((kept) => {
        for (const [name, value] of kept) sessionStorage.setItem(name, value);
      }, session?.kept ?? []);
      return await visitCosts(context, site.origin + path, mistake);
    },
  };
}

/** Signs a demo account in. @returns what its browser and its tab keep of that */
async function signIn(
  browser: Browser,
  site: VisitedSite,
  account: NonNullable<PageKind['account']>,
) {
  const login = account === 'agents' ? '/agent' : '/login';
  const { username, password } = demoAccount(site.dataDirectory, ACCOUNT_OF[account]);
  await using context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(site.origin + login);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.locator('input[name="username"]').fill(username);
  await page.locator('input[name="password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => pathname !== login);
  const { cookies } = await context.storageState();
  return {
    storage: { cookies, origins: [] },
    kept: await page.evaluate(() => Object.entries<string>(sessionStorage)),
  };
}

/** Sales of a minute are closing ten seconds before its end: within the visit, a page would render that and the draw. */
async function farFromADraw(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1_000) % 60;
  const isFar = () => second() > 2 && second() < 30;
  await expect.poll(isFar, { intervals: [500], timeout: 60_000 }).toBe(true);
}

/**
 * Time stands still until the page has loaded; then it goes on in steps, each of which ends when every request has been
 * answered and drawn. So the figures depend on neither the machine nor the network.
 */
async function visitCosts(
  context: BrowserContext,
  address: string,
  mistake: () => void,
): Promise<Costs> {
  const page = await context.newPage();
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  // After the clock's own script: what they begin runs by it too.
  await context.addInitScript(countCosts, COUNTS);
  await context.addInitScript(mistake);
  const requests = await inTurn(page);
  const response = await page.goto(address, { waitUntil: 'load' });
  if (!response?.ok()) throw new Error(`${address} was answered with ${response?.status()}`);
  const html = await response.body();
  const beforeLoad = requests.count();
  const pass = async (steps: number, length: number) => {
    for (let step = 0; step < steps; step += 1) {
      await page.clock.runFor(length);
      await drawn(page, requests);
    }
  };
  await drawn(page, requests);
  // Six seconds, in short steps while much begins.
  await pass(10, 100);
  await pass(10, 500);
  const { commits, mounted, updated } = await countsOf(page);
  const scripts = await requests.scripts();
  const within = requests.count();
  await pass(6, 1_000);
  const later = await countsOf(page);
  return {
    'script kB': Math.round(scripts.bytes / 1_000),
    scripts: scripts.count,
    'HTML kB': Math.round(html.byteLength / 1_000),
    'before load': beforeLoad,
    requests: within,
    commits,
    mounted,
    updated,
    idle: later.updated - updated,
    formats: later.formats,
    elements: await page.evaluate(() => document.getElementsByTagName('*').length),
    dialogs: later.dialogs,
  };
}

const countsOf = (page: Page) =>
  page.evaluate((name) => ({ ...(Reflect.get(window, name) as Counts) }), COUNTS);

interface Requests {
  count(): number;
  /** Requests without an answer yet. */
  open(): number;
  scripts(): Promise<{ count: number; bytes: number }>;
}

/** Lets requests go one after the other, as they began: answers that overtake each other would be rendered otherwise. */
async function inTurn(page: Page): Promise<Requests> {
  const all: Request[] = [];
  const open = new Map<Request, () => void>();
  const end = (request: Request) => {
    open.get(request)?.();
    open.delete(request);
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  let turn = Promise.resolve();
  await page.route('**', (route) => {
    const request = route.request();
    all.push(request);
    // A live connection is answered for as long as it goes on.
    if (request.url().includes(LIVE_PATH)) return route.continue();
    const ended = new Promise<void>((resolve) => void open.set(request, resolve));
    turn = turn.then(() => route.continue()).then(() => ended);
    return turn;
  });
  return {
    count: () => all.length,
    open: () => open.size,
    async scripts() {
      const files = all.filter((request) => new URL(request.url()).pathname.endsWith('.js'));
      const sizes = await Promise.all(files.map(servedBytes));
      return { count: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
    },
  };
}

async function servedBytes(request: Request): Promise<number> {
  const length = await (await request.response())?.headerValue('content-length');
  if (!length) throw new Error(`${request.url()} was served without its length`);
  return Number(length);
}

/** Waits until every request has been answered, and what came of it is drawn. */
async function drawn(page: Page, requests: Requests): Promise<void> {
  do {
    await picture(page);
    await picture(page);
  } while (requests.open() > 0);
}

/** Waits for the next picture of the page: an observer hears of it while the page's timers stand still. */
function picture(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      }),
  );
}
