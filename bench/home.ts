/**
 * Home in Lighthouse against the same page as static HTML: same markup, same styles, same pictures, no
 * script. Both are measured in turns, so that whatever else the machine does falls on both.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { withSite } from './bench-site.ts';
import {
  CATEGORIES,
  type Category,
  NotMeasuredError,
  numberOf,
  partsOf,
  requestsBeforeLoad,
  runLighthouse,
} from './lighthouse.ts';
import { type Figure, median, type Part } from './result.ts';

const RUNS = 5;
const LCP_RATIO_BOUND = 1.2;
const REQUESTS_BOUND = 20;
/** Runs that may fail to give every figure (Lighthouse drew no frames, say) before the whole does. */
const SPARE_RUNS = 3;
/** Lighthouse's scores and how many points of 100 each may lack. */
const SCORES: Record<Category, number> = {
  performance: 5,
  accessibility: 0,
  'best-practices': 0,
  seo: 0,
};

interface Measured {
  readonly lcpMs: number;
  readonly cls: number;
  /** Requests that had begun when the page's load event fired. */
  readonly requests: number;
  /** Points that each category lacks of 100; only those that were asked for. */
  readonly lacks: Partial<Record<Category, number>>;
  /** What the performance score is made of, of 100 each: where its points went. */
  readonly parts: string;
}

export const home: Part = {
  name: 'home',
  title: 'Home in Lighthouse 13, applied slow 4G, phone, median of 5',
  measure: (say) =>
    withSite(async ({ origins: [origin] }) => {
      const twin = await staticTwin(origin);
      const ours: Measured[] = [];
      const statics: Measured[] = [];
      try {
        let spare = SPARE_RUNS;
        while (ours.length < RUNS) {
          try {
            const page = await measurePage(`${origin}/`, CATEGORIES);
            const plain = await measurePage(`${twin.origin}/`, ['performance']);
            ours.push(page);
            statics.push(plain);
            say(
              `  run ${ours.length}: ${page.lcpMs.toFixed(0)} ms, static ${plain.lcpMs.toFixed(0)} ms; ${page.parts}`,
            );
          } catch (error) {
            if (spare === 0 || !(error instanceof NotMeasuredError)) throw error;
            spare -= 1;
            say(`  again: ${error.message}`);
          }
        }
      } finally {
        twin.close();
      }
      return figures(ours, statics);
    }),
};

function figures(ours: Measured[], statics: Measured[]): Figure[] {
  const lcp = median(ours.map((run) => run.lcpMs));
  const staticLcp = median(statics.map((run) => run.lcpMs));
  return [
    { what: 'LCP home', value: lcp, unit: 'ms', note: list(ours) },
    { what: 'LCP same page, static', value: staticLcp, unit: 'ms', note: list(statics) },
    { what: 'LCP home ÷ static', value: lcp / staticLcp, unit: '', bound: LCP_RATIO_BOUND },
    // Three digits, as Lighthouse shows it: letters that swap their face move things by fractions of a pixel.
    {
      what: 'CLS home',
      value: Number(median(ours.map((run) => run.cls)).toFixed(3)),
      unit: '',
      bound: 0,
    },
    {
      what: 'Requests before load',
      value: median(ours.map((run) => run.requests)),
      unit: '',
      bound: REQUESTS_BOUND,
    },
    ...CATEGORIES.map((category) => ({
      what: `Lighthouse ${category}: points short of 100`,
      value: median(ours.map((run) => run.lacks[category] ?? 100)),
      unit: '',
      bound: SCORES[category],
      note:
        ours.map((run) => 100 - (run.lacks[category] ?? 100)).join(' ') +
        (category === 'performance' ? `; ${ours.map(({ parts }) => parts).join(', ')}` : ''),
    })),
  ];
}

const list = (runs: Measured[]) => runs.map((run) => Math.round(run.lcpMs)).join(' ');

async function measurePage(url: string, categories: readonly Category[]): Promise<Measured> {
  const { audits, lacks } = await runLighthouse(url, categories, 'devtools');
  return {
    lcpMs: numberOf(audits, 'largest-contentful-paint'),
    cls: numberOf(audits, 'cumulative-layout-shift'),
    requests: requestsBeforeLoad(audits),
    lacks,
    parts: partsOf(audits),
  };
}

/** Serves the home page without its scripts; everything else comes from the site itself. */
async function staticTwin(origin: string) {
  const answer = await fetch(`${origin}/`, { headers: { 'Accept-Language': 'pt-BR' } });
  const page = brotliCompressSync(withoutScripts(await answer.text()));
  const server = createServer(async (request, response) => {
    if (request.url === '/') {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': 'br',
      });
      response.end(page);
      return;
    }
    const accept = request.headers.accept ?? '*/*';
    const original = await fetch(origin + request.url, { headers: { accept } });
    const type = original.headers.get('content-type') ?? 'application/octet-stream';
    response.writeHead(original.status, { 'Content-Type': type });
    response.end(Buffer.from(await original.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => server.closeAllConnections() ?? server.close(),
  };
}

export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
}
