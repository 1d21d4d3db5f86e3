// @vitest-environment node
import { withOperator } from '@palpite/operator/testing/fixtures';
import { brand } from '@palpite/operator/testing/tables';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { createWebHandler } from '../server.ts';
import { BROWSER } from '../testing/served-page.ts';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(async () => {
  vi.useRealTimers();
  await change({ status: 0, overrides: {} });
  operator.services.brands.forget();
});

type Change = Partial<typeof brand.$inferInsert>;

/** As a command does in a process of its own: this process does not learn of it. */
const change = (values: Change) =>
  operator.services.database.update(brand).set(values).where(eq(brand.code, 'palpite'));

/** One site whose pages have been asked for just now, and its page a second after each change. */
function keptSite() {
  vi.useFakeTimers({ toFake: ['Date'] });
  let down = false;
  const web = createWebHandler({
    development: false,
    onError: () => undefined,
    api: async (request) => {
      if (down) throw new Error('the operator is down');
      return operator.app.fetch(request, { peerAddress: '203.0.113.7' });
    },
  });
  const page = async (path: string) => {
    const response = await web(
      new Request(`http://localhost:3000${path}`, { headers: { ...BROWSER, cookie: 'lang=EN' } }),
    );
    return { status: response.status, html: await response.text() };
  };
  return {
    page,
    goDown: () => void (down = true),
    async secondAfter(values: Change, path: string) {
      await page(path);
      await page(path);
      await change(values);
      vi.setSystemTime(Date.now() + 1_000);
      return page(path);
    },
  };
}

test('[BOOT-02] [BOOT-05] a page that is kept is the maintenance page a second after the switch, and the site a second after the next', async () => {
  const { page, secondAfter } = keptSite();
  for (const path of ['/', '/rng', '/register', '/promotions']) {
    const open = await page(path);
    expect(open.status).toBe(200);
    const closed = await secondAfter({ status: 1 }, path);
    expect(closed.status).toBe(503);
    expect(closed.html).toMatch(/<h1[^>]*>System Maintenance/);
    expect(closed.html).not.toContain('Skip to content');
    expect((await secondAfter({ status: 2 }, path)).status).toBe(403);
    const again = await secondAfter({ status: 0 }, path);
    expect(again.status).toBe(200);
    expect(again.html).toContain('Skip to content');
  }
});

test('a switch of a feature is in a page that is kept a second later, and so is what only its form follows', async () => {
  const { page, secondAfter } = keptSite();
  // The words alone are among the page's texts either way.
  const tab = />By mobile number</;
  expect((await page('/register')).html).toMatch(tab);
  const off = await secondAfter({ overrides: { flags: { MOBILENUMREG3: false } } }, '/register');
  expect(off.html).not.toMatch(tab);
  const asked = await secondAfter(
    {
      overrides: {
        flags: { MOBILENUMREG3: false },
        fields: { email: { enabled: true, required: true } },
      },
    },
    '/register',
  );
  expect(asked.html).toContain('Email');
});

test('[GUARD-01] a page that is kept shows nothing without a login a second after the operator asks for one', async () => {
  const { page, secondAfter } = keptSite();
  expect((await page('/')).html).toContain('>Picked by the house<');
  const guarded = await secondAfter({ overrides: { settings: { loginToHomePage: true } } }, '/');
  expect(guarded.html).not.toContain('>Picked by the house<');
  expect(guarded.html).toContain('"loginToHomePage":true');
});

test('while the operator cannot be asked the pages that are kept are shown, in the state that was last seen', async () => {
  const { page, goDown } = keptSite();
  await page('/');
  goDown();
  vi.setSystemTime(Date.now() + 5_000);
  expect((await page('/')).status).toBe(200);
});
