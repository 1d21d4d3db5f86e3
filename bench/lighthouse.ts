/** One run of Lighthouse in a browser of its own: nothing is warm. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse, { type Config, type Result } from 'lighthouse';
import { BROWSER_ARGUMENTS, findBrowser } from '../scripts/browser.ts';
import type { TraceEvent } from './blocking.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];
type Audits = Result['audits'];

/** A run that lacks a figure: its score is unknown, which is not 0. */
export class NotMeasuredError extends Error {}

export interface Run {
  readonly audits: Audits;
  /** Points that each category lacks of 100; only those that were asked for. */
  readonly lacks: Partial<Record<Category, number>>;
  readonly trace: readonly TraceEvent[];
}

/**
 * @param throttling how the phone and its network are imitated: `simulate`, Lighthouse's default, computes what a slow
 *   phone would have made of a fast run; `devtools` slows the run itself
 * @throws NotMeasuredError where a figure came to nothing
 */
export async function runLighthouse(
  url: string,
  categories: readonly Category[],
  throttling: 'simulate' | 'devtools',
): Promise<Run> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`],
  });
  try {
    const config: Config = {
      extends: 'lighthouse:default',
      settings: { onlyCategories: [...categories], throttlingMethod: throttling },
    };
    const result = await lighthouse(url, { port, logLevel: 'error' }, config);
    const { lhr } = result ?? {};
    if (!lhr || lhr.runtimeError) {
      throw new NotMeasuredError(
        `Lighthouse measured nothing at ${url}: ${lhr?.runtimeError?.message}`,
      );
    }
    const lacks = Object.fromEntries(
      categories.map((category) => [category, 100 - scoreOf(lhr, category)]),
    );
    const artifacts = result?.artifacts as unknown as { Trace?: { traceEvents: TraceEvent[] } };
    return { audits: lhr.audits, lacks, trace: artifacts.Trace?.traceEvents ?? [] };
  } finally {
    await browser.close();
  }
}

/** @throws NotMeasuredError where an audit of the category came to nothing */
function scoreOf(lhr: Result, category: Category): number {
  const score = lhr.categories[category]?.score;
  if (typeof score === 'number') return Math.round(score * 100);
  const failed = lhr.categories[category]?.auditRefs
    .map(({ id }) => lhr.audits[id])
    .filter((audit) => audit?.scoreDisplayMode === 'error')
    .map((audit) => `${audit?.id} (${audit?.errorMessage})`);
  throw new NotMeasuredError(`no score for ${category}: ${failed?.join(', ')}`);
}

/** @throws NotMeasuredError where the audit has no number */
export function numberOf(audits: Audits, id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new NotMeasuredError(`no ${id}: ${audits[id]?.errorMessage}`);
  return value;
}

/** What Lighthouse's performance score weighs. */
const PARTS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  SI: 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

/** What the performance score is made of, of 100 each: where its points went. */
export function partsOf(audits: Audits): string {
  return Object.entries(PARTS)
    .map(([name, id]) => `${name} ${Math.round((audits[id]?.score ?? 0) * 100)}`)
    .join(' ');
}

/** Requests that had begun when the page's load event fired. */
export function requestsBeforeLoad(audits: Audits): number {
  const load = detailsOf(audits.metrics)[0]?.observedLoad ?? 0;
  return detailsOf(audits['network-requests']).filter(
    ({ networkRequestTime = 0 }) => networkRequestTime <= load,
  ).length;
}

/** Rows of an audit's table. */
function detailsOf(audit: Audits[string] | undefined): Record<string, number>[] {
  const details = audit?.details;
  return details && 'items' in details ? (details.items as Record<string, number>[]) : [];
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
