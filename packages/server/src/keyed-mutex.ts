/** Runs tasks with the same key one at a time, in this process. A waiting task holds no connection or memory of its own. */
export interface KeyedMutex {
  /** Runs `task` once every earlier task with this key has ended, whether it succeeded or failed. */
  run<Value>(this: void, key: string, task: () => Promise<Value>): Promise<Value>;
}

export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>();
  return {
    run(key, task) {
      const before = last.get(key) ?? Promise.resolve();
      const result = before.then(task);
      const settled = result
        .catch(() => undefined)
        .finally(() => {
          if (last.get(key) === settled) last.delete(key);
        });
      last.set(key, settled);
      return result;
    },
  };
}
