// @vitest-environment node
import { createHash } from 'node:crypto';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { announcement, brand } from '@palpite/operator/testing/tables';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { EARLY_SCRIPT } from '../app/early-script.ts';
import { createWebHandler } from '../server.ts';
import { BROWSER, policyOf } from '../testing/served-page.ts';

const operator = withOperator({ config: { now: () => new Date() } });

async function page(path: string) {
  const web = createWebHandler({
    development: false,
    api: async (request) => operator.app.fetch(request, { peerAddress: '203.0.113.7' }),
  });
  const response = await web(new Request(`http://localhost:3000${path}`, { headers: BROWSER }));
  return { response, html: await response.text() };
}

const tagOf = (html: string) => /<html[^>]*>/.exec(html)?.[0] ?? '';

test('what only this browser knows is read before anything is painted, by a script that the policy names', async () => {
  const { response, html } = await page('/');
  expect(html.indexOf(EARLY_SCRIPT)).toBeGreaterThan(0);
  expect(html.indexOf(EARLY_SCRIPT)).toBeLessThan(html.indexOf('<body'));
  const hash = createHash('sha256').update(EARLY_SCRIPT).digest('base64');
  expect(policyOf(response)['script-src']).toContain(`'sha256-${hash}'`);
  // The row’s place is there, for who has played; it shows only where that script says so.
  expect(html).toContain('in-data-recent-rail:block');
});

test('the newest announcement is in home’s page for every visitor, and that script hides the line of one that was seen', async () => {
  const texts = { PT: { title: 'Aviso', content: ['Texto.'] } };
  const publishedAt = new Date(Date.now() - 1_000);
  await operator.services.database
    .insert(announcement)
    .values({ brandCode: 'palpite', type: 'B', texts, publishedAt });
  const { html } = await page('/');
  expect(html).toContain('in-data-announcement:flex');
  const timestamp = /data-announcement="([^"]*)"/.exec(tagOf(html))?.[1];
  expect(timestamp).toBe(publishedAt.toISOString());

  const shown = (seen: string | null) => {
    const dataset: { announcement?: string | undefined } = { announcement: timestamp };
    const getItem = (key: string) => (key === 'announcementsSeen' ? seen : null);
    new Function('document', 'localStorage', EARLY_SCRIPT)(
      { documentElement: { dataset } },
      { getItem },
    );
    return dataset.announcement !== undefined;
  };
  expect(shown(null)).toBe(true);
  expect(shown('2020-01-01T00:00:00.000Z')).toBe(true);
  expect(shown(publishedAt.toISOString())).toBe(false);
  expect(shown('9999')).toBe(false);
});

test('where the operator shows the bars on a full-screen page, its menu is sent narrow', async () => {
  expect(tagOf((await page('/seamless')).html)).not.toContain('data-side-menu');
  const { database, brands } = operator.services;
  const overrides = { settings: { barsOnFullScreenPages: true } };
  await database.update(brand).set({ overrides }).where(eq(brand.code, 'palpite'));
  brands.forget();
  expect(tagOf((await page('/seamless')).html)).toContain('data-side-menu="mini"');
  expect(tagOf((await page('/')).html)).not.toContain('data-side-menu');
});

test('the first banner of home is asked for with the head of the answer, other pages ask for none', async () => {
  const { response, html } = await page('/');
  const address = /<([^>]+)>; rel=preload; as=image/.exec(response.headers.get('link') ?? '')?.[1];
  expect(html).toContain(`srcSet="${address} `);
  expect((await page('/helpmc')).response.headers.get('link')).toBeNull();
});
