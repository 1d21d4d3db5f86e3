import { within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { withOperator } from '@palpite/operator/testing/fixtures';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(() => {
  closeApp();
  vi.unstubAllGlobals();
});

/** Each address answers after so many milliseconds, at once, or not at all. */
function network(delays: Record<string, number | null>) {
  vi.stubGlobal('fetch', async (address: string) => {
    const delay = delays[new URL(address).host] ?? null;
    if (delay === null) throw new TypeError('Failed to fetch');
    // A timer of a busy machine may take as long as that of the slower address: the fast one waits for none.
    // oxlint-disable-next-line time/no-sleep -- the real time of an answer is what the page measures
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    return new Response();
  });
}

async function rows() {
  const app = await renderApp(operator, '/?addresses=1');
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Addresses of this site' }));
  const list = await dialog.findAllByRole('listitem');
  return { app, dialog, texts: list.map(({ textContent }) => textContent ?? '') };
}

test('[DOWN-02] the site’s addresses are listed with their speed, the fastest first', async () => {
  network({ 'localhost:3000': 60, '127.0.0.1:3000': 0 });
  const { texts } = await rows();
  expect(texts).toHaveLength(2);
  expect(texts[0]).toMatch(/Alternativo.*Fastest.*127\.0\.0\.1:3000.*\d+ ms.*Go there/);
  expect(texts[1]).toMatch(/Principal.*You are here.*localhost:3000.*\d+ ms/);
});

test('[DOWN-02] an address that does not answer is last and has no link; a new measurement may change that', async () => {
  network({ 'localhost:3000': 0, '127.0.0.1:3000': null });
  const { app, dialog, texts } = await rows();
  expect(texts[1]).toMatch(/Alternativo.*No answer/);
  expect(texts[1]).not.toContain('Go there');
  network({ 'localhost:3000': 60, '127.0.0.1:3000': 0 });
  await app.user.click(dialog.getByRole('button', { name: 'Test again' }));
  expect(await dialog.findByRole('link', { name: 'Go there' })).toBeTruthy();
});
