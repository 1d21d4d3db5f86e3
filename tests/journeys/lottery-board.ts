import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

/** A draw comes some seconds after its close, and the next one a minute later. */
export const ONE_DRAW = 120_000;

/** Opens the betting view of a lottery. */
export async function openBoard(page: Page, path: string): Promise<void> {
  await open(page, path);
  await boardIsAlive(page);
}

/** The view's code comes after the page's own: it counts down once it reacts. */
export const boardIsAlive = (page: Page) => expect(saleTimer(page)).toBeVisible();
const saleTimer = (page: Page) => page.locator('[data-sale]').getByRole('timer');

/** A bet in the list of the player's bets. */
export const betOf = (page: Page, order: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `Receipt ${order}` }) });

/** Waits for an issue that is on sale for so many seconds more, so that none closes between two presses. */
export async function timeLeft(page: Page, seconds: number): Promise<void> {
  await expect.poll(() => secondsLeft(page), { timeout: ONE_DRAW }).toBeGreaterThan(seconds);
}

/** How long the issue of a lottery is on sale, in seconds; null where none is. */
export async function saleLeft(page: Page, gameCode: string, origin = ''): Promise<number | null> {
  const answer = await page.request.get(`${origin}/wps/lottery/issue?gameCode=${gameCode}`);
  const { value } = (await answer.json()) as { value: { secondsLeft: number | null } };
  return value.secondsLeft;
}

/** What a journey at a lottery of Vietnam takes, in seconds. */
const JOURNEY = 180;

/**
 * Once a day the sale of a Vietnam lottery ends, and that of its next issue begins: a journey in which that would happen
 * begins after it.
 */
export async function passClose(page: Page, gameCode: string, origin = ''): Promise<void> {
  const left = async () => (await saleLeft(page, gameCode, origin)) ?? Infinity;
  if ((await left()) > JOURNEY) return;
  const timeout = (JOURNEY + 30) * 1_000;
  test.setTimeout(test.info().timeout + timeout);
  await expect.poll(left, { timeout }).toBeGreaterThan(JOURNEY);
}

/** The seconds that the countdown shows; read even with a dialog over it. */
export async function secondsLeft(page: Page): Promise<number> {
  const timer = page.locator('[data-sale] [role=timer]');
  return Number((await timer.textContent())?.split(':').at(-1) ?? 0);
}
