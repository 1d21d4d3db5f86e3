/**
 * Home in the run of Lighthouse that everybody makes: mobile, simulated throttling. Beside it what no noise of the machine
 * changes: what home asks for within six seconds of its load, on a fast and on a sparing connection.
 */
import { type BrowserContext, chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../scripts/browser.ts';
import { withSite } from './bench-site.ts';
import { blockingMs } from './blocking.ts';
import {
  NotMeasuredError,
  numberOf,
  partsOf,
  requestsBeforeLoad,
  type Run,
  runLighthouse,
} from './lighthouse.ts';
import { type Figure, median, type Part } from './result.ts';

const RUNS = 5;
/** Runs that may fail to give every figure before the whole does. */
const SPARE_RUNS = 3;
const LACKS_BOUND = 5;
const BLOCKING_BOUND_MS = 200;
const BEFORE_LOAD_BOUND = 14;
const SECONDS = 6;
/** With the pictures that come near on a phone. */
const REQUESTS_BOUND = 55;
const SCRIPTS_BOUND = 20;

export const homeMobile: Part = {
  name: 'home-mobile',
  title: 'Home in Lighthouse 13, its default mobile run, median of 5',
  measure: (say) =>
    withSite(async ({ origins: [origin] }) => {
      const runs: Run[] = [];
      for (let spare = SPARE_RUNS; runs.length < RUNS; ) {
        try {
          const run = await runLighthouse(`${origin}/`, ['performance'], 'simulate');
          runs.push(run);
          say(`  run ${runs.length}: ${scoreOf(run)}; ${partsOf(run.audits)}`);
        } catch (error) {
          if (spare === 0 || !(error instanceof NotMeasuredError)) throw error;
          spare -= 1;
          say(`  again: ${error.message}`);
        }
      }
      return [...figures(runs), ...(await askedFor(origin))];
    }),
};

const scoreOf = ({ lacks }: Run) => 100 - (lacks.performance ?? 100);

function figures(runs: readonly Run[]): Figure[] {
  const blocking = runs.map(({ audits }) => numberOf(audits, 'total-blocking-time'));
  const own = runs.map(({ trace }) => blockingMs(trace));
  return [
    {
      what: 'Points short of 100',
      value: median(runs.map((run) => 100 - scoreOf(run))),
      unit: '',
      bound: LACKS_BOUND,
      note: runs.map(scoreOf).join(' '),
    },
    {
      what: 'Total blocking time',
      value: median(blocking),
      unit: 'ms',
      bound: BLOCKING_BOUND_MS,
      note: list(blocking),
    },
    {
      what: 'The same by the processor’s time',
      value: median(own),
      unit: 'ms',
      bound: BLOCKING_BOUND_MS,
      note: list(own),
    },
    {
      what: 'Requests before load',
      value: median(runs.map(({ audits }) => requestsBeforeLoad(audits))),
      unit: '',
      bound: BEFORE_LOAD_BOUND,
    },
  ];
}

const list = (values: readonly number[]) => values.map(Math.round).join(' ');

async function askedFor(origin: string): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_ARGUMENTS],
  });
  try {
    const phone = { viewport: { width: 412, height: 823 }, hasTouch: true };
    const usual = await requestsOf(await browser.newContext(phone), origin);
    const sparing = await browser.newContext(phone);
    await sparing.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const saved = await requestsOf(sparing, origin);
    return [
      {
        what: `Requests within ${SECONDS} s of load`,
        value: usual.all,
        unit: '',
        bound: REQUESTS_BOUND,
      },
      { what: 'Scripts among them', value: usual.scripts, unit: '', bound: SCRIPTS_BOUND },
      {
        what: 'Requests on a sparing connection',
        value: saved.all,
        unit: '',
        bound: usual.all - 5,
        note: `${saved.scripts} scripts`,
      },
    ];
  } finally {
    await browser.close();
  }
}

async function requestsOf(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  const types: string[] = [];
  page.on('request', (request) => types.push(request.resourceType()));
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  await page.waitForTimeout(SECONDS * 1000);
  await context.close();
  return { all: types.length, scripts: types.filter((type) => type === 'script').length };
}
