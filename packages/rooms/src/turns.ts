export interface Turns {
  /** Asks for a turn. What is asked for during one is one more after it, however often. */
  ask(this: void): void;
  /** Resolves once no turn runs. */
  ended(): Promise<void>;
}

/** Runs something again and again, one at a time. @param turn never rejects */
export function createTurns(turn: () => Promise<void>): Turns {
  let running: Promise<void> | undefined;
  let again = false;
  const run = async () => {
    while (again) {
      again = false;
      await turn();
    }
    running = undefined;
  };
  return {
    ask() {
      again = true;
      running ??= run();
    },
    ended: () => running ?? Promise.resolve(),
  };
}
