export interface TtlCacheOptions {
  /** How old an answer may be. */
  readonly ttlMs: number;
  /** How many answers are kept; the oldest goes first. */
  readonly capacity: number;
}

/** Recent answers of this process, for reads that are expensive and may be a few seconds old. */
export interface TtlCache<Value> {
  /**
   * The cached value, or what `read` returns. Callers that ask while `key` is being read share that read.
   * @param read a rejection reaches everyone who waits for it and is not cached
   */
  get(this: void, key: string, read: () => Promise<Value>): Promise<Value>;
  /** Forgets everything, also what is being read: a later caller gets what is true now. */
  clear(this: void): void;
}

export function createTtlCache<Value>(
  now: () => Date,
  { ttlMs, capacity }: TtlCacheOptions,
): TtlCache<Value> {
  const entries = new Map<string, { readonly value: Value; readonly at: number }>();
  const reads = new Map<string, Promise<Value>>();

  let cleared = 0;

  async function store(key: string, read: () => Promise<Value>, at: number): Promise<Value> {
    const before = cleared;
    const value = await read();
    if (cleared !== before) return value;
    entries.delete(key);
    entries.set(key, { value, at });
    const [oldest] = entries.keys();
    if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
    return value;
  }

  return {
    async get(key, read) {
      const at = now().getTime();
      const entry = entries.get(key);
      // The clock may be set back: an entry from the future is stale too.
      if (entry && Math.abs(at - entry.at) < ttlMs) return entry.value;
      const pending = reads.get(key);
      if (pending) return pending;
      const reading = store(key, read, at).finally(() => {
        if (reads.get(key) === reading) reads.delete(key);
      });
      reads.set(key, reading);
      return reading;
    },
    clear() {
      cleared += 1;
      entries.clear();
      reads.clear();
    },
  };
}
