import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** A value of this browser, in memory and in its storage. */
export interface Kept<Value> {
  readonly store: StoreApi<Value>;
  /** Before that the value is not known, and nothing may be stored in its place. */
  readonly isLoaded: () => boolean;
  /** Writes at once, before the call that it may belong to is sent. */
  set: (next: Value) => void;
  /** Reads what is stored. Not while the page is drawn: the server's page has none of it. */
  load: () => void;
  /** Follows what other tabs write. @returns ends that */
  follow: () => () => void;
}

/**
 * @param empty what stands for nothing; it is not stored
 * @param storage for what only this tab keeps: that of the session
 */
export function kept<Schema extends v.GenericSchema>(
  key: string,
  schema: Schema,
  empty: v.InferOutput<Schema>,
  storage: () => Storage = () => localStorage,
): Kept<v.InferOutput<Schema>> {
  const store = createStore<v.InferOutput<Schema>>(() => empty);
  let isLoaded = false;
  const load = () => {
    isLoaded = true;
    store.setState(parsed(storage().getItem(key), schema, empty), true);
  };
  return {
    store,
    load,
    isLoaded: () => isLoaded,
    set(next) {
      if (next === empty) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(next));
      store.setState(next, true);
    },
    follow() {
      const heard = (event: StorageEvent) => {
        if (event.key === key) load();
      };
      window.addEventListener('storage', heard);
      return () => window.removeEventListener('storage', heard);
    },
  };
}

/** What another hand has left without sense reads as nothing. */
function parsed<Schema extends v.GenericSchema>(
  text: string | null,
  schema: Schema,
  empty: v.InferOutput<Schema>,
): v.InferOutput<Schema> {
  if (text === null) return empty;
  try {
    const read = v.safeParse(schema, JSON.parse(text));
    return read.success ? read.output : empty;
  } catch {
    return empty;
  }
}
