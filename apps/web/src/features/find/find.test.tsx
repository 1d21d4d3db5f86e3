import { createTestOperator, type TestOperator } from '@palpite/operator/testing';
import { waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closeApp, renderApp } from '../../testing/render-app.tsx';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ config: { now: () => new Date() } });
});
afterEach(closeApp);
afterAll(() => operator.close());

test('[LOBBY-06] a game found by its theme says so under its name', async () => {
  const { screen, user } = await renderApp(operator, '/?find=1');
  const field = await screen.findByRole('searchbox', { name: 'Game, provider or theme' });
  await user.type(field, 'dragon');
  const found = within(await screen.findByRole('region', { name: 'Found' }));
  expect((await found.findAllByText('Theme: dragons')).length).toBeGreaterThan(10);
});

test('the search text is in the address, so that a reload and Back find it again', async () => {
  const { screen, user, router } = await renderApp(operator, '/rng?find=1');
  const field = await screen.findByRole('searchbox', { name: 'Game, provider or theme' });
  await user.type(field, 'lua de');
  await screen.findByRole('region', { name: 'Found' });
  const { pathname, search } = router.state.location;
  expect(pathname).toBe('/rng');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ find: 'lua de' }));
  expect(search).toMatchObject({ find: 1 });
  const address = router.state.location.href;
  closeApp();
  const again = await renderApp(operator, address);
  const kept = await again.screen.findByRole('searchbox', { name: 'Game, provider or theme' });
  expect((kept as HTMLInputElement).value).toBe('lua de');
  await again.user.clear(kept);
  await waitFor(() => expect(again.router.state.location.search).toMatchObject({ find: 1 }));
});
