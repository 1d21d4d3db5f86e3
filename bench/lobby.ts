/**
 * A lobby over the largest catalogue: how soon a key press in its search has the results on a slow machine's
 * screen, how many elements the page holds while it is scrolled to its end, and how long the operator takes for
 * a page of games.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHECKOUT } from '@palpite/local/settings.ts';
import type { SiteProcess } from '@palpite/local/site-process.ts';
import { withBrowser, withSite } from './bench-site.ts';
import { listTimes } from './lobby-lists.ts';
import { scrollToEnd } from './lobby-scroll.ts';
import { searchTimes } from './lobby-search.ts';
import { type Figure, median, type Part, percentile } from './result.ts';

const GAMES = 20_000;
const SEARCH_BOUND_MS = 100;
const LIST_BOUND_MS = 25;
/** Times the elements of the first page. */
const ELEMENTS_BOUND = 1.5;

/** The bench asks more in a minute than one address may. */
const environment = { LIMITS: JSON.stringify({ generalPerMinute: 1_000_000 }) };

export const lobby: Part = {
  name: 'lobby',
  title: `Lobby over ${GAMES} games`,
  measure: (say) =>
    withSite(
      async (site) => {
        await fillCatalogue(site);
        const lists = await listTimes(site.origins[0]);
        say(`  ${lists.length} lists asked for`);
        return withBrowser(async (browser) => {
          const searches = await searchTimes(browser, site.origins[0]);
          say(`  ${searches.length} keys pressed: ${searches.map(Math.round).join(' ')}`);
          const scrolled = await scrollToEnd(browser, site.origins[0]);
          say(`  ${scrolled.games} games scrolled past`);
          return [...listFigures(lists), ...searchFigures(searches), ...scrollFigures(scrolled)];
        });
      },
      { environment },
    ),
};

/** What an operator types for a catalogue of this size. */
async function fillCatalogue({ dataDirectory, databaseUrl }: SiteProcess): Promise<void> {
  const command = join(CHECKOUT, 'apps/local/src/operator-command.ts');
  await promisify(execFile)(
    process.execPath,
    [command, '--as-owner', 'catalogue', 'fill', `${GAMES}`],
    {
      env: { ...process.env, PALPITE_DATA: dataDirectory, DATABASE_URL: databaseUrl },
    },
  );
}

function listFigures(times: number[]): Figure[] {
  const note = `${times.length} requests, one after another, HTTP included`;
  return [
    { what: 'game list p50', value: percentile(times, 50), unit: 'ms', note },
    { what: 'game list p99', value: percentile(times, 99), unit: 'ms', bound: LIST_BOUND_MS },
  ];
}

function searchFigures(times: number[]): Figure[] {
  return [
    {
      what: 'key press in search to painted results, median',
      value: median(times),
      unit: 'ms',
      bound: SEARCH_BOUND_MS,
      note: `${times.length} keys, CPU 4 × slower`,
    },
    {
      what: 'key press in search to painted results, p90',
      value: percentile(times, 90),
      unit: 'ms',
    },
  ];
}

function scrollFigures({
  start,
  most,
  end,
  games,
}: Awaited<ReturnType<typeof scrollToEnd>>): Figure[] {
  return [
    { what: 'elements at the start', value: start, unit: '' },
    {
      what: 'elements at most while scrolling to the end',
      value: most,
      unit: '',
      bound: start * ELEMENTS_BOUND,
      note: `${games} games`,
    },
    { what: 'elements at the end', value: end, unit: '', bound: start * ELEMENTS_BOUND },
  ];
}
