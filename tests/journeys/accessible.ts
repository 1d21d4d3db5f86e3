/** Whether what a page shows is accessible. Each state has a name and is checked once in a run. */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { PROVE, TURN } from './proof.ts';
import { SITE_VARIABLES } from './shared-site.ts';

/** `npm test` checks one state in so many. Which they are changes with the turn; proofs check all. */
const EVERY = 4;

/** The page keeps WCAG, where it is this state's turn. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  if (isChosen(state)) await check(page);
}

/** The page keeps WCAG in both themes, where it is this state's turn. */
export async function expectAccessibleInBothThemes(page: Page, state: string): Promise<void> {
  if (isChosen(state)) await checkInBothThemes(page);
}

/** Whether to check a state here: it is its turn, and no other journey of the run has checked it. */
function isChosen(state: string): boolean {
  const hash = createHash('sha256').update(state).digest();
  if (!PROVE && (hash.readUInt32BE() + TURN) % EVERY !== 0) return false;
  const checked = join(process.env[SITE_VARIABLES.dataDirectory] ?? '', 'checked-states');
  mkdirSync(checked, { recursive: true });
  try {
    // Workers share the folder of the run: one of them makes the state's own.
    mkdirSync(join(checked, hash.toString('hex')));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Finishes all animations and transitions, because the colours of a half-open dialog are not a design. Does not await
 * them: browsers suspend animations far below the screen.
 */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
    }
    // Lets the listeners of the end run.
    await new Promise((resolve) => setTimeout(resolve));
  });
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Headings skip no level. It is not a success criterion, so none of the WCAG tags includes it. */
const BESIDE_WCAG = { 'heading-order': { enabled: true } };

/** WCAG 2.2 A and AA, and the order of the headings, on the page as it is now, with its frames. */
async function check(page: Page): Promise<void> {
  await expectNoViolation(page, { runOnly: { type: 'tag', values: WCAG }, rules: BESIDE_WCAG });
}

/** The same in both themes. Only colours depend on the theme, so the other theme is checked for contrast alone. */
export async function checkInBothThemes(page: Page): Promise<void> {
  await check(page);
  const turn = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
      return dataset.theme;
    });
  const theme = await turn();
  await expectNoViolation(
    page,
    { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
    `, ${theme}`,
  );
  await turn();
}

async function expectNoViolation(
  page: Page,
  rules: Parameters<AxeBuilder['options']>[0],
  how = '',
): Promise<void> {
  await stillness(page);
  // By default axe also reports what passed: megabytes. A page without frames needs no second page for the report.
  const axe = new AxeBuilder({ page })
    .options({ ...rules, resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} — ${nodes.map((node) => node.target.join(' ')).join('; ')}`,
  );
  expect(found, `accessibility of ${page.url()}${how}`).toEqual([]);
}
