import type { Locator, Page } from '@playwright/test';

/** The rows behind a square at the foot of the side menu, which are in the menu still. */
export async function openFold(page: Page, name: 'Help' | 'Language' | 'App'): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Games and information' });
  await menu.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  return menu;
}

/** The side menu, opened where the brand's shell or a narrow screen has it as a drawer. */
export async function openMenu(page: Page): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Games and information' });
  const drawer = page.getByRole('button', { name: /^(Open menu|Menu)$/ });
  if ((await drawer.isVisible()) && !(await menu.isVisible())) await drawer.click();
  return menu;
}
