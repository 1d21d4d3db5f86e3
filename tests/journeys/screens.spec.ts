import { expectAccessibleInBothThemes, expectNoSideways, openWhole, test } from './fixtures.ts';
import { SCREENS } from './visitor-screens.ts';

/** Screens of a journey: few enough that two workers share them out. */
const SHARE = 8;

test.describe.configure({ mode: 'parallel' });
for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
]) {
  for (let from = 0; from < SCREENS.length; from += SHARE) {
    const screens = SCREENS.slice(from, from + SHARE);
    test(`every screen keeps WCAG 2.2 AA in both themes at ${viewport.width} px, nothing scrolls sideways: ${screens.map(({ name }) => name).join(', ')}`, async ({
      page,
      watch,
    }) => {
      watch.expect(/404 \(Not Found\).*no-such-page/);
      test.slow();
      await page.setViewportSize(viewport);
      for (const screen of screens) {
        await test.step(screen.name, async () => {
          await openWhole(page, screen.path);
          await expectAccessibleInBothThemes(page);
          await expectNoSideways(page, screen.name);
        });
      }
    });
  }
}
