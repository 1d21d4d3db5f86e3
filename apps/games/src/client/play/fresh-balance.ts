/** The balance, read again when the site says that it changed other than by a round here. */
import type { GameState } from '../../api-shapes.ts';
import { HostError } from './host.ts';

interface Balance {
  readonly read: () => Promise<Pick<GameState, 'balanceMinor'>>;
  readonly show: (balanceMinor: string) => void;
}

/** During a round nothing is shown: the balance of the moment would reveal what the round has won. */
export class FreshBalance {
  readonly #parts: Balance;
  #isDue = false;
  #isReading = false;
  #isWaiting = false;

  constructor(parts: Balance) {
    this.#parts = parts;
  }

  /** Reads it, once the round on the stage has ended. */
  ask(): void {
    this.#isDue = true;
    void this.#readWhatIsDue();
  }

  /** @param isRound a round begins, or has ended */
  wait(isRound: boolean): void {
    this.#isWaiting = isRound;
    // what is read now may be older than the round's own balance
    if (this.#isReading) this.#isDue = true;
    void this.#readWhatIsDue();
  }

  async #readWhatIsDue(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    while (this.#isDue && !this.#isWaiting) {
      this.#isDue = false;
      const balanceMinor = await this.#readOnce();
      if (balanceMinor && !this.#isDue && !this.#isWaiting) this.#parts.show(balanceMinor);
    }
    this.#isReading = false;
  }

  /** Null where the host or the wallet does not answer: the next round brings its own balance. */
  async #readOnce(): Promise<string | null> {
    try {
      return (await this.#parts.read()).balanceMinor;
    } catch (error) {
      if (error instanceof HostError) return null;
      throw error;
    }
  }
}
