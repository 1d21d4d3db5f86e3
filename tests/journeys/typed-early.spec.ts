import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { SAMPLE } from './proof.ts';

// Files that the site's worker has cached would not be late.
test.use({ serviceWorkers: 'block' });

/** How late each script is, in milliseconds: of a slow phone. */
const LATE_MILLISECONDS = 1_500;
/** Four keys a second. */
const KEY_MILLISECONDS = 250;
/** Keys that are typed once the page reacts. */
const KEYS_AFTER = 6;
const TEXT = 'correct-horse-battery-staple-forty-two-and-some-more-of-it-0123456789';

interface Form {
  readonly path: string;
  /** Filled in before, and left. */
  readonly before?: string;
  /** Ticked before. */
  readonly box?: string;
  /** Typed into while the page comes to life. */
  readonly field: string;
  /** What this field takes; letters without it. */
  readonly text?: string;
}

const DIALOGS: readonly Form[] = [
  {
    path: '/?login=1',
    before: 'Account name',
    box: 'Remember my account name for a day',
    field: 'Password',
  },
  { path: '/?forgot=email', before: 'Account name', field: 'Email' },
  { path: '/?forgot=mobile', field: 'Mobile number', text: '1198765432112345678901234567890123' },
  { path: '/?find=1', field: 'Game, provider or theme' },
];
const SCREENS: readonly Form[] = [
  {
    path: '/login',
    before: 'Account name',
    box: 'Remember my account name for a day',
    field: 'Password',
  },
  { path: '/login?by=sms', field: 'Mobile number', text: '1198765432112345678901234567890123' },
  {
    path: '/agent',
    before: 'Account name',
    box: 'Remember my account name for a day',
    field: 'Password',
  },
  { path: '/search?q=a', field: 'Game, provider or theme' },
  { path: '/helpmc', field: 'Search the help' },
];
/** A phone has these behind a button. */
const WIDE_SCREENS: readonly Form[] = [
  { path: '/rng', field: 'Search in this lobby' },
  { path: '/helpmc?article=privacy', field: 'Search the help' },
  { path: '/lottery?gameCode=k3-1m', field: 'Price of a unit', text: '1234567890'.repeat(4) },
];

const WINDOWS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
} as const;

/** Opens an address whose scripts all come late, and goes on as soon as the server's page can be used. */
async function openSlowly(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith('.js'),
    async (route) => {
      // oxlint-disable-next-line time/no-sleep -- it is the slow network itself
      await new Promise((resolve) => setTimeout(resolve, LATE_MILLISECONDS));
      await route.continue().catch(() => undefined);
    },
  );
  await page.goto(path, { waitUntil: 'commit' });
}

const fieldOf = (page: Page, label: string): Locator =>
  page.locator('main, dialog[open]').getByLabel(label, { exact: true }).and(page.locator('input'));

/** Whether the part that a field is in reacts. */
const isAlive = (field: Locator): Promise<boolean> =>
  field.evaluate(
    (input) =>
      document.documentElement.dataset.hydrated !== undefined &&
      document.querySelector('dialog[open]:not(:modal)') === null &&
      input.closest('[data-later=coming]') === null,
  );

/** Types in the pace of a person, over the moment in which the page comes to life. @returns what was typed */
async function typeAcross(page: Page, field: Locator, text: string): Promise<string> {
  let typed = '';
  let after = 0;
  for (const key of text) {
    await page.keyboard.press(key, { delay: KEY_MILLISECONDS });
    typed += key;
    if (await isAlive(field)) after += 1;
    if (after > KEYS_AFTER) return typed;
  }
  return typed;
}

interface Held {
  readonly value: string;
  readonly focused: boolean;
  /** From where to where, and of which text: an e-mail's field says only this, a password's only that. */
  readonly selection: readonly (number | string | null | undefined)[];
}

const heldBy = (field: Locator): Promise<Held> =>
  field.evaluate((input: HTMLInputElement) => ({
    value: input.value,
    focused: document.activeElement === input,
    selection: [input.selectionStart, input.selectionEnd, document.getSelection()?.toString()],
  }));

/** Fills in what is before a form's field, and puts the focus into the field at its end. @returns what it holds already */
async function begin(page: Page, form: Form): Promise<{ field: Locator; first: string }> {
  await openSlowly(page, form.path);
  if (form.before) await fieldOf(page, form.before).fill('player88');
  if (form.box) await fieldOf(page, form.box).check();
  const field = fieldOf(page, form.field);
  await field.click();
  await page.keyboard.press('End');
  const { value: first } = await heldBy(field);
  expect(await isAlive(field)).toBe(false);
  return { field, first };
}

async function expectBegun(page: Page, { before, box }: Form): Promise<void> {
  if (before) await expect(fieldOf(page, before)).toHaveValue('player88');
  if (box) await expect(fieldOf(page, box)).toBeChecked();
}

async function typing(page: Page, form: Form): Promise<void> {
  const { field, first } = await begin(page, form);
  const typed = await typeAcross(page, field, form.text ?? TEXT);
  expect(await isAlive(field)).toBe(true);
  await expect(field).toHaveValue(first + typed);
  await expect(field).toBeFocused();
  await expectBegun(page, form);
}

async function marking(page: Page, form: Form): Promise<void> {
  const { field } = await begin(page, form);
  await field.fill('12345678');
  await page.keyboard.press('Home');
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('Shift+ArrowRight');
  const before = await heldBy(field);
  expect(before).toMatchObject({ value: '12345678', focused: true });
  await expect.poll(() => isAlive(field)).toBe(true);
  // Nor does it move with what comes later.
  await page.waitForLoadState('networkidle');
  expect(await heldBy(field)).toEqual(before);
  await expectBegun(page, form);
}

async function composing(page: Page, form: Form): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('compositionend', ({ data }) => {
      document.documentElement.dataset.composed = data;
    });
  });
  const { field, first } = await begin(page, form);
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('z');
  await compose('zh');
  await expect.poll(() => isAlive(field)).toBe(true);
  await compose('zho');
  await compose('zhong');
  expect(await page.locator('html').getAttribute('data-composed')).toBeNull();
  await keyboard.send('Input.insertText', { text: '中' });
  await expect(field).toHaveValue(`${first}中`);
  await expect(field).toBeFocused();
  await expectBegun(page, form);
}

for (const [name, window] of Object.entries(WINDOWS)) {
  test.describe(`on a ${name}, while scripts come`, () => {
    test.use(window);
    const forms = [...DIALOGS, ...SCREENS, ...(name === 'desktop' ? WIDE_SCREENS : [])];
    for (const form of forms) {
      const isSample = form === DIALOGS[0] && name === 'phone';
      const where = `“${form.field}” of ${form.path}`;
      test(
        `what is typed into ${where} goes where its reader has put it`,
        isSample ? { tag: SAMPLE } : {},
        ({ page }) => typing(page, form),
      );
      test(`what is marked in ${where} stays marked`, ({ page }) => marking(page, form));
      test(`what an input method composes in ${where} is composed to its end`, ({ page }) =>
        composing(page, form));
    }

    test('an order that is chosen for a list counts', async ({ page }) => {
      await openSlowly(page, '/search?q=a');
      const order = page.getByRole('combobox', { name: 'Order' });
      await order.selectOption('Newest');
      expect(await isAlive(order)).toBe(false);
      await expect(page).toHaveURL(/sort=newest/);
      await expect(order).toHaveValue('newest');
    });

    test('a registration takes nothing that it would lose', async ({ page }) => {
      await openSlowly(page, '/register');
      const first = page.locator('main form input').first();
      await expect(first).toBeDisabled();
      await expect(first).toBeEnabled();
    });

    test('what has the focus in the registration’s dialog keeps it when its fields come', async ({
      page,
    }) => {
      await openSlowly(page, '/?register=1');
      const dialog = page.locator('dialog[open]');
      const tab = dialog.getByRole('tab', { name: 'Log in' });
      await tab.focus();
      await expect(dialog.locator('input').first()).toBeEnabled();
      await expect(page.locator('dialog:modal')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(tab).toBeFocused();
    });
  });
}
