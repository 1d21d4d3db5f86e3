export interface Freshness {
  /** How old an answer may be. */
  readonly milliseconds: number;
  /** How many answers are kept; the oldest goes first. */
  readonly capacity: number;
}

/** What this process has read of late, for answers that cost much to read and may be a few seconds old. */
export interface FreshMemory<Value> {
  /** @param read reads what `name` stands for where no answer is fresh enough; what it rejects with is not kept */
  of(name: string, read: () => Promise<Value>): Promise<Value>;
}

export function createFreshMemory<Value>(
  now: () => Date,
  { milliseconds, capacity }: Freshness,
): FreshMemory<Value> {
  const known = new Map<string, { readonly value: Value; readonly at: number }>();
  return {
    async of(name, read) {
      const at = now().getTime();
      const last = known.get(name);
      if (last && Math.abs(at - last.at) < milliseconds) return last.value;
      const value = await read();
      known.delete(name);
      known.set(name, { value, at });
      const [oldest] = known.keys();
      if (known.size > capacity && oldest !== undefined) known.delete(oldest);
      return value;
    },
  };
}
