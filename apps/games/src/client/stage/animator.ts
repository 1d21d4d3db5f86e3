/** Frames for the stage: while something moves, and none while nothing does. */

/** Called each frame with the milliseconds since the last; returns whether it continues. */
type Motion = (elapsed: number) => boolean;

export class Animator {
  readonly #draw: () => void;
  readonly #motions = new Set<Motion>();
  #frame = 0;
  #last = 0;

  /** @param draw paints the current picture */
  constructor(draw: () => void) {
    this.#draw = draw;
  }

  /** Requests one paint. */
  refresh(): void {
    if (this.#frame !== 0) return;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#tick(now));
  }

  /** Runs a motion until it returns false. */
  run(motion: Motion): void {
    this.#motions.add(motion);
    this.refresh();
  }

  /** Moves a value from 0 to 1 in `milliseconds`; resolves at the end. */
  tween(milliseconds: number, change: (share: number) => void): Promise<void> {
    return new Promise((done) => {
      let passed = 0;
      change(0);
      this.run((elapsed) => {
        passed = Math.min(milliseconds, passed + elapsed);
        change(milliseconds === 0 ? 1 : passed / milliseconds);
        if (passed < milliseconds) return true;
        done();
        return false;
      });
    });
  }

  wait(milliseconds: number): Promise<void> {
    return this.tween(milliseconds, () => {});
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#motions.clear();
  }

  #tick(now: number): void {
    this.#frame = 0;
    // after an hour in a hidden tab, motions must not jump an hour ahead
    const elapsed = Math.min(50, now - this.#last);
    this.#last = now;
    for (const motion of this.#motions) {
      if (!motion(elapsed)) this.#motions.delete(motion);
    }
    this.#draw();
    if (this.#motions.size > 0) this.#frame = requestAnimationFrame((next) => this.#tick(next));
  }
}

/** Slows down towards the end and overshoots a little. */
export function settle(share: number): number {
  const past = share - 1;
  return 1 + 2.1 * past ** 3 + 1.1 * past ** 2;
}

/** Slows down towards the end. */
export function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}
