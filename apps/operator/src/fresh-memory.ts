export interface Freshness {
  /** How old an answer may be. */
  readonly milliseconds: number;
  /** How many answers are kept; the oldest goes first. */
  readonly capacity: number;
}

/** What this process has read of late, for answers that cost much to read and may be a few seconds old. */
export interface FreshMemory<Value> {
  /**
   * Whoever asks while `name` is being read gets the answer of that read.
   * @param read reads what `name` stands for where no answer is fresh enough; what it rejects with is not kept
   */
  of(this: void, name: string, read: () => Promise<Value>): Promise<Value>;
}

export function createFreshMemory<Value>(
  now: () => Date,
  { milliseconds, capacity }: Freshness,
): FreshMemory<Value> {
  const known = new Map<string, { readonly value: Value; readonly at: number }>();
  const underWay = new Map<string, Promise<Value>>();

  async function keep(name: string, read: () => Promise<Value>, at: number): Promise<Value> {
    const value = await read();
    known.delete(name);
    known.set(name, { value, at });
    const [oldest] = known.keys();
    if (known.size > capacity && oldest !== undefined) known.delete(oldest);
    return value;
  }

  return {
    async of(name, read) {
      const at = now().getTime();
      const last = known.get(name);
      if (last && Math.abs(at - last.at) < milliseconds) return last.value;
      const begun = underWay.get(name);
      if (begun) return begun;
      const reading = keep(name, read, at).finally(() => underWay.delete(name));
      underWay.set(name, reading);
      return reading;
    },
  };
}
