import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHECKOUT } from '@palpite/local/settings.ts';
import { temporaryFolder } from '@palpite/local/temporary-folder.ts';
import { checkInBothThemes } from './accessible.ts';
import { expect, expectNoSideways, openWhole, test } from './fixtures.ts';
import { ownSite } from './own-site.ts';
import { SAMPLE, sampled } from './proof.ts';

const BRANDS = join(CHECKOUT, 'brands');
const EXAMPLE = join(BRANDS, 'examples/kancilo.json');
const SCREENS = ['/', '/rng', '/elott', '/register', '/promotions', '/?login=1', '/no-such-page'];

/** The project's brands and one more, made by the command that an operator types. */
async function brandsWithAnother() {
  const folder = await temporaryFolder('brands');
  await cp(BRANDS, folder.path, { recursive: true });
  await promisify(execFile)(process.execPath, [join(BRANDS, 'maker/main.ts'), EXAMPLE], {
    env: { ...process.env, PALPITE_BRANDS: folder.path },
  });
  return folder;
}

test('a brand that a command made from a short file is a whole site, with no code of its own', {
  tag: SAMPLE,
}, async ({ page, context, watch }) => {
  watch.expect(/404 \(Not Found\).*no-such-page/);
  test.slow();
  const folder = await brandsWithAnother();
  try {
    await using site = await ownSite({ PALPITE_BRANDS: folder.path });
    const home = new URL('/', site.origin);
    home.hostname = 'id.localhost';
    await context.addCookies([{ name: 'lang', value: 'ID', url: home.href }]);
    for (const path of sampled(SCREENS, 3)) {
      await test.step(path, async () => {
        await openWhole(page, new URL(path, home).href);
        await expect(page.locator('html')).toHaveAttribute('lang', 'id');
        await expect(page).toHaveTitle(/Kancilo/);
        await checkInBothThemes(page);
        await expectNoSideways(page, path);
      });
    }
    // The site ends before the page does.
    await page.goto('about:blank');
  } finally {
    await folder.remove();
  }
});
