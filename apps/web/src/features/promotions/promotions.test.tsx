import { withOperator } from '@palpite/operator/testing/fixtures';
import { promotion } from '@palpite/operator/testing/tables';
import { waitFor, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { type App, closeApp, renderApp } from '../../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

const OPENING = 'R$1,000 to get to know the place';
const titles = ({ screen }: App) =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);

const endedYesterday = (ends: boolean) =>
  operator.services.database
    .update(promotion)
    .set({
      startsAt: new Date(Date.now() - 172_800_000),
      endsAt: ends ? new Date(Date.now() - 86_400_000) : null,
    })
    .where(and(eq(promotion.brandCode, 'palpite'), eq(promotion.code, 'play-free')));

test('[ROUTE-08] /promotions lists current and coming promotions, each with its kind and its time', async () => {
  const app = await renderApp(operator, '/promotions');
  expect(await app.screen.findByRole('heading', { level: 1, name: 'Promotions' })).toBeTruthy();
  const card = (await app.screen.findByRole('link', { name: OPENING })).closest('article');
  expect(card?.textContent).toContain('New players');
  expect(card?.textContent).toContain('No end date');
  const coming = app.screen.getByRole('link', { name: 'Calm Monday' }).closest('article');
  expect(coming?.textContent).toContain('Coming soon');
  expect(coming?.textContent).toMatch(/From .+ to .+/);
  expect(titles(app)).toHaveLength(4);
});

test('a promotion is a poster: the brand’s own figure, when it ends, what must be staked, and one verb', async () => {
  const app = await renderApp(operator, '/promotions');
  const card = (await app.screen.findByRole('link', { name: OPENING })).closest('article');
  const picture = card?.querySelector('img')?.getAttribute('src');
  expect(picture).toMatch(/\/brand-art\/[^/]+\/palpite\/scene-balance\.svg$/);
  expect(card?.textContent).toContain('Stake 100% of the balance before you withdraw it.');
  expect(card?.textContent).toContain('No end date');
  expect(card?.querySelectorAll('a, button')).toHaveLength(1);
});

test('only the chosen kind is shown; an address with an unknown kind shows all', async () => {
  const app = await renderApp(operator, '/promotions');
  const kinds = within(await app.screen.findByRole('navigation', { name: 'Kinds of promotions' }));
  await app.user.click(kinds.getByRole('link', { name: 'Tournaments' }));
  await waitFor(() => expect(titles(app)).toEqual(['Parade of Reels tournament']));
  expect(app.router.state.location.href).toBe('/promotions?category=tournament');
  closeApp();
  const other = await renderApp(operator, '/promotions?category=nothing');
  await other.screen.findByRole('link', { name: OPENING });
  expect(titles(other)).toHaveLength(4);
});

test('[ROUTE-08] /promoDetail shows one promotion: turnover, fees and limits before its other terms', async () => {
  const app = await renderApp(operator, '/promotions');
  await app.user.click(await app.screen.findByRole('link', { name: OPENING }));
  expect(await app.screen.findByRole('heading', { level: 1, name: OPENING })).toBeTruthy();
  expect(app.router.state.location.href).toBe('/promoDetail?id=opening-balance');
  const conditions = await app.screen.findByRole('region', { name: 'Conditions' });
  const said = conditions.textContent ?? '';
  const places = [
    'Stake 100% of the balance before you withdraw it.',
    'There are no fees.',
    'R$1,000 per person, once only, from the age of 18.',
    'The balance is in your account as soon as you have registered.',
  ].map((text) => said.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const main = within(app.screen.getByRole('main'));
  expect(main.queryAllByRole('button')).toEqual([]);
  await app.user.click(main.getByRole('link', { name: 'All promotions' }));
  await waitFor(() => expect(app.router.state.location.href).toBe('/promotions'));
});

test('an id on the list opens that promotion, with the others below it', async () => {
  const app = await renderApp(operator, '/promotions?id=calm-monday');
  expect(await app.screen.findByRole('heading', { level: 1, name: 'Calm Monday' })).toBeTruthy();
  expect(app.screen.getByText(/^From .+, 20\d\d,? .+ to .+, 20\d\d,? /)).toBeTruthy();
  const others = within(await app.screen.findByRole('region', { name: 'Other promotions' }));
  expect(others.getByRole('link', { name: OPENING })).toBeTruthy();
  expect(others.queryByRole('link', { name: 'Calm Monday' })).toBeNull();
});

test('a promotion that has ended says so, and is no longer in the list', async () => {
  await endedYesterday(true);
  const app = await renderApp(operator, '/promoDetail?id=play-free');
  expect(await app.screen.findByText(/^This promotion has ended\./)).toBeTruthy();
  expect(app.screen.getByText(/^Ended .+, 20\d\d,? /)).toBeTruthy();
  closeApp();
  const list = await renderApp(operator, '/promotions');
  await list.screen.findByRole('link', { name: OPENING });
  expect(list.screen.queryByRole('link', { name: 'Try it without an account' })).toBeNull();
  await endedYesterday(false);
});

test.each(['/promoDetail?id=nothing', '/promoDetail'])('%s is not found', async (path) => {
  const app = await renderApp(operator, path);
  expect(
    await app.screen.findByRole('heading', { name: 'There is no page at this address' }),
  ).toBeTruthy();
});

test('an old link to the list says that its promotion has ended, and shows the current ones', async () => {
  const app = await renderApp(operator, '/promotions?id=nothing');
  expect(
    await app.screen.findByText('The promotion behind this link is no longer available.'),
  ).toBeTruthy();
  expect(await app.screen.findByRole('link', { name: OPENING })).toBeTruthy();
});

test('a brand without promotions says so, and links home', async () => {
  const taken = { withdrawnAt: new Date() };
  await operator.services.database.update(promotion).set(taken);
  const app = await renderApp(operator, '/promotions');
  expect(await app.screen.findByText('No promotions at the moment')).toBeTruthy();
  await operator.services.database.update(promotion).set({ withdrawnAt: null });
});

test('the side menu and the bottom bar link to the promotions, and mark them as the current page', async () => {
  const app = await renderApp(operator, '/rng');
  for (const name of ['Games and information', 'Main']) {
    const bar = within(await app.screen.findByRole('navigation', { name }));
    const link = await bar.findByRole('link', { name: 'Promotions' });
    expect(link.getAttribute('href')).toBe('/promotions');
    await app.user.click(link);
    await waitFor(() => expect(link.getAttribute('aria-current')).toBe('page'));
    await app.router.navigate({ to: '/$lobby', params: { lobby: 'rng' } });
  }
});
