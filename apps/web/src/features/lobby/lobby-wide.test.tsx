import { withOperator } from '@palpite/operator/testing/fixtures';
import { afterEach, expect, test } from 'vitest';
import { type App, closeApp, renderApp } from '../../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

const tiles = ({ screen }: App) => screen.findAllByRole('link', { name: /^Play (?!.* for free$)/ });
/** Whether the style sheet lays a tile over two columns. */
const isWide = (tile: HTMLElement) => tile.closest('li')?.classList.contains('col-span-2') === true;

test('a lobby begins with a game that the brand features, over two columns and named as the others are', async () => {
  const [first, second, ...others] = await tiles(await renderApp(operator, '/rng'));
  if (!first || !second) throw new Error('a lobby without games');
  expect(isWide(first)).toBe(true);
  expect(first.getAttribute('aria-label')).toMatch(/^Play \S/);
  expect(isWide(second)).toBe(false);
  expect(others.filter(isWide)).toHaveLength(0);
});

test('in an order that the reader chose, and in a search, no tile is wide and none is moved', async () => {
  for (const address of ['/rng?sort=popular', '/rng?sort=newest', '/rng?name=lantern']) {
    const shown = await tiles(await renderApp(operator, address));
    expect(shown.length, address).toBeGreaterThan(1);
    expect(shown.filter(isWide), address).toHaveLength(0);
    closeApp();
  }
});
