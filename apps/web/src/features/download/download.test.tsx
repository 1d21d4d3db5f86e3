import { withOperator } from '@palpite/operator/testing/fixtures';
import { act, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keepInstallPrompt } from '../../lib/install-prompt.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

test('[DOWN-01] the modal has a tab for Android and one for iOS, each with four steps and a code of size 100', async () => {
  const app = await renderApp(operator, '/');
  const menu = within(await app.screen.findByRole('navigation', { name: 'Games and information' }));
  await app.user.click(await menu.findByRole('link', { name: 'Get the app' }));
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Get the app' }));
  for (const [name, browser] of [
    ['Android', 'Chrome'],
    ['iOS', 'Safari'],
  ] as const) {
    await app.user.click(dialog.getByRole('tab', { name }));
    const panel = within(dialog.getByRole('tabpanel', { name }));
    expect(panel.getAllByRole('listitem')).toHaveLength(4);
    expect(panel.getByText(new RegExp(`in ${browser} on your`))).toBeTruthy();
    const code = panel.getByRole('img', { name: `Palpite for ${name}` });
    expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['100', '100']);
  }
});

test('[DOWN-01] /download?os=ios is the page of the iOS steps', async () => {
  const { screen } = await renderApp(operator, '/download?os=ios');
  expect(await screen.findByRole('heading', { level: 1, name: 'Get the app' })).toBeTruthy();
  const panel = within(screen.getByRole('tabpanel', { name: 'iOS' }));
  expect(panel.getByText(/the square with an arrow that points up/)).toBeTruthy();
  expect(panel.getAllByRole('listitem')).toHaveLength(4);
});

test('where the browser can install the site, one press does; the offer is used up then', async () => {
  keepInstallPrompt();
  const prompt = vi.fn(async () => undefined);
  const app = await renderApp(operator, '/download');
  await app.screen.findByRole('tabpanel', { name: 'Android' });
  expect(app.screen.queryByRole('button', { name: 'Install here' })).toBeNull();
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  await act(async () => window.dispatchEvent(event));
  // The browser's own bar does not appear.
  expect(event.defaultPrevented).toBe(true);
  await app.user.click(await app.screen.findByRole('button', { name: 'Install here' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(app.screen.queryByRole('button', { name: 'Install here' })).toBeNull();
});
