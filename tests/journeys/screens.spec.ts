import { checkInBothThemes } from './accessible.ts';
import { expectNoSideways, openWhole, test } from './fixtures.ts';
import { sampled, SAMPLE } from './proof.ts';
import { SCREENS } from './visitor-screens.ts';

/** Screens of one journey: few enough that two workers share them. */
const SHARE = 8;

test.describe.configure({ mode: 'parallel' });
for (const [at, viewport] of [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
].entries()) {
  // In a sample each width has different screens.
  const chosen = sampled(SCREENS, 4, at * 2);
  for (let from = 0; from < chosen.length; from += SHARE) {
    const screens = chosen.slice(from, from + SHARE);
    test(`screens keep WCAG 2.2 AA in both themes at ${viewport.width} px, nothing scrolls sideways: ${screens.map(({ name }) => name).join(', ')}`, {
      tag: SAMPLE,
    }, async ({ page, watch }) => {
      watch.expect(/404 \(Not Found\).*no-such-page/);
      test.slow();
      await page.setViewportSize(viewport);
      for (const screen of screens) {
        await test.step(screen.name, async () => {
          await openWhole(page, screen.path);
          await checkInBothThemes(page);
          await expectNoSideways(page, screen.name);
        });
      }
    });
  }
}
