import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

/** How a player reaches a page: with a mouse, with the keyboard alone, or with a finger on a phone. */
export interface Hand {
  readonly name: 'mouse' | 'keyboard' | 'touch';
  press(page: Page, control: Locator): Promise<void>;
  /** Takes a cell of a board; a board is one tab stop, in which digits and arrows go on to the cell. */
  choose(page: Page, cell: Locator): Promise<void>;
}

const MOUSE: Hand = {
  name: 'mouse',
  press: (_page, control) => control.click(),
  choose: (_page, cell) => cell.click(),
};

const TOUCH: Hand = {
  name: 'touch',
  press: (_page, control) => control.tap(),
  choose: (_page, cell) => cell.tap(),
};

const KEYBOARD: Hand = {
  name: 'keyboard',
  async press(page, control) {
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  },
  async choose(page, cell) {
    await expect(cell).toBeVisible();
    await tabTo(page, stopBefore(cell));
    const [digits] = /^\d+/.exec((await cell.innerText()).trim()) ?? [];
    if (digits !== undefined) await page.keyboard.type(digits);
    for (let moves = 0; moves < 40; moves += 1) {
      const arrow = await cell.evaluate(arrowTo);
      if (arrow === undefined) return page.keyboard.press('Space');
      await page.keyboard.press(arrow);
    }
    throw new Error(`the arrows do not reach ${cell.toString()}`);
  },
};

export const HANDS = [MOUSE, KEYBOARD, TOUCH] as const;

/** The arrow that leads from what has the focus towards a cell: to its line first, then along it. In the page. */
function arrowTo(cell: Element): string | undefined {
  const here = document.activeElement;
  if (here === cell || !here) return undefined;
  const [from, to] = [here.getBoundingClientRect(), cell.getBoundingClientRect()];
  if (to.top >= from.bottom) return 'ArrowDown';
  if (to.bottom <= from.top) return 'ArrowUp';
  return to.left > from.left ? 'ArrowRight' : 'ArrowLeft';
}

/** The tab stop of the board that a cell is in: that of the nearest part around the cell that has one. */
const stopBefore = (cell: Locator): Locator =>
  cell
    .locator('xpath=ancestor::*[.//*[@data-pick][@tabindex="0"]][1]')
    .locator('[data-pick][tabindex="0"]')
    .first();
