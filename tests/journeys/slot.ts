import { expect, type FrameLocator, type Page } from '@playwright/test';

/** A slot in its frame on the game page, and what a player does there. */
export class Slot {
  readonly #page: Page;
  readonly frame: FrameLocator;

  constructor(page: Page) {
    this.#page = page;
    this.frame = page.frameLocator('iframe');
  }

  /** Past the first notice: the rules, or the result of a round that was interrupted. */
  async begin(): Promise<void> {
    await this.frame.getByRole('button', { name: 'Play', exact: true }).click();
  }

  /** Presses spin and waits until the result has been told. */
  async playRound(): Promise<void> {
    await this.press();
    await this.finished();
  }

  async press(): Promise<void> {
    await this.#spinButton().click();
  }

  async finished(): Promise<void> {
    const said = this.frame.getByRole('status').filter({ hasText: /No win|You won|came back/ });
    await expect(said).toBeAttached({ timeout: 30_000 });
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

  /** The answer of the spin that is asked for next: what it staked and won, in minor units. */
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

/** Opens the first slot of the slots lobby that a click on its tile plays. */
export async function openFirstSlot(page: Page): Promise<Slot> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Play / })
    .first()
    .click();
  await page.waitForURL('**/game?**');
  return new Slot(page);
}
