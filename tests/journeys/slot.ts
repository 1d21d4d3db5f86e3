import { expect, type FrameLocator, type Page } from '@playwright/test';

/** A slot in its frame on the game page, and what a player does there. */
export class Slot {
  readonly #page: Page;
  readonly frame: FrameLocator;

  constructor(page: Page) {
    this.#page = page;
    this.frame = page.frameLocator('iframe');
  }

  /** Past the first notice: the rules, or the result of an interrupted round. */
  async begin(): Promise<void> {
    await this.frame.getByRole('button', { name: 'Play', exact: true }).click();
  }

  /** Presses spin and waits until the result is shown. */
  async playRound(): Promise<void> {
    await this.press();
    await this.finished();
  }

  async press(): Promise<void> {
    await this.#spinButton().click();
  }

  /** A round with free spins lasts minutes: skips to its result as soon as that is possible. */
  async finished(): Promise<void> {
    const said = this.frame
      .getByRole('status')
      .filter({ hasText: /No win|You won|came back|being credited/ });
    const skip = this.frame.getByRole('button', { name: 'Skip to the result' });
    await expect(async () => {
      if (await skip.isVisible()) await skip.click({ timeout: 1_000 });
      await expect(said).toBeAttached({ timeout: 500 });
    }).toPass({ timeout: 100_000 });
    await expect(this.#spinButton()).not.toHaveAttribute('aria-disabled', 'true', {
      timeout: 30_000,
    });
  }

  /** In minor units of a currency with cents. */
  async balance(): Promise<bigint> {
    const figure = this.frame.getByTestId('balance');
    await expect(figure).toContainText(/\d/);
    return BigInt((await figure.innerText()).replace(/\D/g, ''));
  }

  async stake(): Promise<bigint> {
    return BigInt((await this.frame.getByTestId('stake').innerText()).replace(/\D/g, ''));
  }

  /** The answer to the next spin: its stake and win, in minor units. */
  async nextAnswer(): Promise<{ roundId: string; stakeMinor: bigint; winMinor: bigint }> {
    const response = await this.#page.waitForResponse('**/api/spin');
    const { round } = (await response.json()) as {
      round: { id: string; stakeMinor: string; winMinor: string };
    };
    return {
      roundId: round.id,
      stakeMinor: BigInt(round.stakeMinor),
      winMinor: BigInt(round.winMinor),
    };
  }

  #spinButton() {
    return this.frame.getByRole('button', { name: 'Spin', exact: true });
  }
}

/** Plays the first game of the lobby, by its name: a mouse over the middle of its picture is over its free-play button. */
export async function playFirstTile(page: Page): Promise<void> {
  const tile = page
    .getByRole('main')
    .getByRole('link', { name: /^Play (?!.* for free$)/ })
    .first();
  await tile.click();
  await page.waitForURL('**/game?**');
}

export async function openFirstSlot(page: Page): Promise<Slot> {
  await playFirstTile(page);
  return new Slot(page);
}
