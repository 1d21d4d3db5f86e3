import { createTestOperator, type TestOperator } from '@palpite/operator/testing.ts';
import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closeApp, renderApp } from '../../testing/render-app.tsx';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ config: { now: () => new Date() } });
});
afterEach(closeApp);
afterAll(() => operator.close());

test('what is looked for stands in the address, so that a reload and the way back find it again', async () => {
  const { screen, user, router } = await renderApp(operator, '/rng?find=1');
  const field = await screen.findByRole('searchbox', { name: 'Name of a game or a provider' });
  await user.type(field, 'lua de');
  await screen.findByRole('region', { name: 'Found' });
  const { pathname, search } = router.state.location;
  expect(pathname).toBe('/rng');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ find: 'lua de' }));
  expect(search).toMatchObject({ find: 1 });
  const address = router.state.location.href;
  closeApp();
  const again = await renderApp(operator, address);
  const kept = await again.screen.findByRole('searchbox', { name: 'Name of a game or a provider' });
  expect((kept as HTMLInputElement).value).toBe('lua de');
  await again.user.clear(kept);
  await waitFor(() => expect(again.router.state.location.search).toMatchObject({ find: 1 }));
});
