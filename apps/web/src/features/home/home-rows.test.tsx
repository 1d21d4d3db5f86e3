import { createTestOperator, type TestOperator } from '@palpite/operator/testing';
import { within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { named } from '../../testing/failing-calls.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ config: { now: () => new Date() } });
});
afterEach(closeApp);
afterAll(() => operator.close());

test('[LOBBY-03] home shows the games that many play now, and links to all of them', async () => {
  const { screen } = await renderApp(operator, '/');
  const row = within(await screen.findByRole('region', { name: 'Hot now' }));
  expect((await row.findAllByRole('link', { name: /^Play / })).length).toBeGreaterThan(5);
  const all = await row.findByRole('link', { name: /^See all ?: Hot now$/ });
  expect(all.getAttribute('href')).toBe('/rng?sort=popular');
});

test('[LOBBY-03] new vendors are first among home’s providers and marked as new', async () => {
  const { screen } = await renderApp(operator, '/');
  const row = within(await screen.findByRole('region', { name: 'Providers' }));
  const isNew = (await row.findAllByRole('link')).map(({ textContent }) =>
    textContent.endsWith('New'),
  );
  expect(isNew).toEqual(isNew.toSorted((a, b) => Number(b) - Number(a)));
  expect(isNew[0]).toBe(true);
  expect(isNew.at(-1)).toBe(false);
});

test('[LOBBY-03] a lobby marks its new vendors', async () => {
  await renderApp(operator, '/rng');
  await named('nav[aria-label=Providers] a', / hallNew$/);
  const halls = [...document.querySelectorAll('nav[aria-label=Providers] a')];
  expect(halls.filter(({ textContent }) => textContent.endsWith('New'))).toHaveLength(3);
});

test('home shows its rows in the order that the brand gives', async () => {
  const { screen } = await renderApp(operator, '/', {
    status: (status) => ({
      ...status,
      settings: { ...status.settings, homeRails: ['winners', 'newest', 'hot'] },
    }),
  });
  await screen.findByRole('heading', { name: 'Hot now' });
  const main = within(screen.getByRole('main'));
  const rows = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(rows).toEqual(['Winners', 'Just arrived', 'Hot now']);
});
