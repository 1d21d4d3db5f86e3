/** Work that goes on one at a time under a name, in this process: who waits holds nothing meanwhile. */
export interface Turns {
  /** Runs `work` once all that came before it under `name` is over, however that ended. */
  take<Value>(this: void, name: string, work: () => Promise<Value>): Promise<Value>;
}

export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    take(name, work) {
      const before = last.get(name) ?? Promise.resolve();
      const mine = before.then(work);
      const over = mine
        .catch(() => undefined)
        .finally(() => {
          if (last.get(name) === over) last.delete(name);
        });
      last.set(name, over);
      return mine;
    },
  };
}
