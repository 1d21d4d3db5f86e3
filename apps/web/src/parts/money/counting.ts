/** How long a figure counts, in milliseconds. */
export const COUNTING_MILLISECONDS = 500;

const STEPS = 1_000n;

/** The amount on the way from one to another, fast at first. @param part of the time that has passed, 0 to 1 */
export function amountAt(from: bigint, to: bigint, part: number): bigint {
  const eased = BigInt(Math.round((1 - (1 - part) ** 3) * Number(STEPS)));
  return from + ((to - from) * eased) / STEPS;
}

interface Counting {
  readonly from: bigint;
  readonly to: bigint;
  /** The amount as the reader sees it. */
  readonly write: (amountMinor: string) => string;
}

/**
 * Lets a figure count to its new amount. Its text is the new one from the start, for screen readers and for a
 * reader who copies it; the counting is drawn over it.
 * @returns stops it
 */
export function startCounting(figure: HTMLElement, { from, to, write }: Counting): () => void {
  const began = performance.now();
  let frame = 0;
  const step = (now: number) => {
    const part = Math.max(0, (now - began) / COUNTING_MILLISECONDS);
    if (part >= 1) return stop();
    figure.dataset['counting'] = write(String(amountAt(from, to, part)));
    frame = requestAnimationFrame(step);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    delete figure.dataset['counting'];
  };
  step(began);
  return stop;
}
