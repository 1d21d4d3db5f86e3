import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Comparison,
  type Costs,
  compareCosts,
  medianCosts,
  readTable,
  writeTable,
} from '../../scripts/page-costs/page-costs.ts';
import { PAGE_KINDS } from '../../scripts/page-costs/page-kinds.ts';
import { expect, test } from './fixtures.ts';
import { ownSite } from './own-site.ts';
import { visitorOf } from './page-visit.ts';
import { SAMPLE, sampled } from './proof.ts';

const TABLE = join(import.meta.dirname, '../../docs/page-costs.md');
/** `npm test` visits one kind of page in so many. */
const EVERY = 4;
/** Of a page that seems to cost too much, and of each line that is written, the middle of so many visits counts. */
const VISITS = 3;

test(
  'a kind of page costs at most what its line in the table says',
  {
    tag: SAMPLE,
  },
  async ({ browser }, { config }) => {
    const writes = ['all', 'changed'].includes(config.updateSnapshots);
    if (writes) test.setTimeout(900_000);
    // What other journeys do would change the figures.
    await using site = await ownSite();
    const costs = new Map<string, Costs>();
    const compared: Comparison[] = [];
    const table = writes ? {} : readTable(readFileSync(TABLE, 'utf8'));
    for (const kind of writes ? PAGE_KINDS : sampled(PAGE_KINDS, EVERY)) {
      const visitor = await visitorOf(browser, site, kind);
      const visits = [await visitor.visit()];
      const first = compareCosts(kind.name, medianCosts(visits), table);
      if (first.over.length > 0) {
        while (visits.length < VISITS) visits.push(await visitor.visit());
      }
      costs.set(kind.name, medianCosts(visits));
      compared.push(compareCosts(kind.name, medianCosts(visits), table));
    }
    if (writes) return writeFileSync(TABLE, writeTable(Object.fromEntries(costs)));
    for (const line of compared.flatMap(({ under }) => under)) {
      console.error(`Lower than docs/page-costs.md says, which may be written again: ${line}`);
    }
    expect(
      compared.flatMap(({ over }) => over),
      'more than docs/page-costs.md allows',
    ).toEqual([]);
  },
);

/** Mistakes of a screen, made by the page itself, and the columns that rise by them. */
const MISTAKES = {
  'a formatter each second': {
    make: () => void setInterval(() => new Intl.NumberFormat('en').format(1), 1_000),
    seen: ['formats'],
  },
  'a dialog that opens itself': {
    make: () =>
      addEventListener('load', () => {
        const dialog = document.createElement('dialog');
        document.body.append(dialog);
        dialog.showModal();
      }),
    seen: ['dialogs'],
  },
  'time in the address, which renders': {
    make: () => void setInterval(() => history.replaceState({}, '', `?at=${Date.now()}`), 1_000),
    seen: ['commits', 'updated', 'idle'],
  },
  'requests that nothing asked for': {
    make: () => void ['1', '2', '3'].map((each) => fetch(`/sw.js?${each}`)),
    seen: ['scripts', 'requests'],
  },
} as const;

test('a page that makes a mistake costs more, in the columns of that mistake', async ({
  browser,
}) => {
  await using site = await ownSite();
  const visitor = await visitorOf(browser, site, { name: 'promotions', path: '/promotions' });
  const table = { promotions: await visitor.visit() };
  for (const [mistake, { make, seen }] of Object.entries(MISTAKES)) {
    const { over } = compareCosts('promotions', await visitor.visit(make), table);
    const columns = over.map((line) => /, ([^:]+):/.exec(line)?.[1]);
    expect(columns, mistake).toEqual(expect.arrayContaining([...seen]));
  }
});
