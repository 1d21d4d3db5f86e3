export interface FreshCacheOptions {
  /** Milliseconds an entry is served without asking again. */
  freshMilliseconds: number;
  /** Milliseconds more during which the old entry is served while one new is made. */
  staleMilliseconds: number;
  /** Milliseconds more during which the old entry outlives a failed attempt at a new one; none by default. */
  failedMilliseconds?: number;
  /** Entries kept; the least recently used goes first. */
  capacity: number;
  now?: () => number;
}

interface Entry<Value> {
  value: Value;
  madeAt: number;
}

/**
 * A small cache in front of something slow: one request in flight for each key, stale while it is
 * renewed, bounded. A failure is never kept.
 */
export class FreshCache<Value> {
  readonly #options: FreshCacheOptions;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #inFlight = new Map<string, Promise<Value>>();

  constructor(options: FreshCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** The value of `key`, made by `make` when none is fresh enough. Rejects with what `make` rejects with. */
  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const entry = this.#entries.get(key);
    if (!entry) return this.#renew(key, make);
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const age = this.#now() - entry.madeAt;
    if (age < this.#options.freshMilliseconds) return entry.value;
    const { freshMilliseconds, staleMilliseconds, failedMilliseconds = 0 } = this.#options;
    const renewed = this.#renew(key, make);
    const staleUntil = freshMilliseconds + staleMilliseconds;
    if (age < staleUntil) {
      // The caller has its answer; a failed renewal is tried again by the next one.
      renewed.catch(() => undefined);
      return entry.value;
    }
    if (age >= staleUntil + failedMilliseconds) return renewed;
    return renewed.catch(() => entry.value);
  }

  #renew(key: string, make: () => Promise<Value>): Promise<Value> {
    const running = this.#inFlight.get(key);
    if (running) return running;
    const renewal = make()
      .then((value) => {
        this.#entries.delete(key);
        this.#entries.set(key, { value, madeAt: this.#now() });
        const oldest = this.#entries.keys().next();
        if (this.#entries.size > this.#options.capacity && !oldest.done) {
          this.#entries.delete(oldest.value);
        }
        return value;
      })
      .finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, renewal);
    return renewal;
  }
}
