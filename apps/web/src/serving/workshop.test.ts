// @vitest-environment node
import { withOperator } from '@palpite/operator/testing/fixtures';
import { brand } from '@palpite/operator/testing/tables';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createWebHandler } from '../server.ts';
import { BROWSER } from '../testing/served-page.ts';

const operator = withOperator({ config: { now: () => new Date() } });

const PUBLIC_HOST = 'play.example';

test('the page with every primitive is there on this machine, and not where the world can reach it', async () => {
  const { database, brands } = operator.services;
  const hosts = sql`jsonb_set(${brand.document}, '{hosts}', ${JSON.stringify(['localhost', PUBLIC_HOST])}::jsonb)`;
  await database.update(brand).set({ document: hosts }).where(eq(brand.code, 'palpite'));
  brands.forget();
  const web = createWebHandler({
    development: false,
    onError: (error) => {
      throw error;
    },
    api: async (request) => operator.app.fetch(request, { peerAddress: '203.0.113.7' }),
  });
  const ask = (origin: string, path: string) =>
    web(new Request(`${origin}${path}`, { headers: BROWSER }));
  const here = await ask('http://localhost:3000', '/dev/ui');
  expect(here.status).toBe(200);
  expect(await here.text()).toContain('Primitives');
  expect((await ask(`http://${PUBLIC_HOST}`, '/helpmc')).status).toBe(200);
  const there = await ask(`http://${PUBLIC_HOST}`, '/dev/ui');
  expect(there.status).toBe(404);
  expect(await there.text()).not.toContain('Primitives');
});
