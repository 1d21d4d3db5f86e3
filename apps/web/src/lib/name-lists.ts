/** Lists of texts in this browser, for each username a list of its own. No call holds them. */
export interface NameLists {
  /** What is stored; what another hand has left without sense reads as none. The same text reads as the same array. */
  readonly of: (username: string) => readonly string[];
  /** @throws DOMException when the browser's storage is full */
  readonly store: (username: string, list: readonly string[]) => void;
  /** Leaves nothing of a username's list. */
  readonly drop: (username: string) => void;
  /** Tells of changes, those of other tabs too. @returns ends it */
  readonly subscribe: (tell: () => void) => () => void;
}

export const EMPTY_LIST: readonly string[] = [];

/** @param key what the browser's storage calls the lists; the username follows it */
export function nameLists(key: string): NameLists {
  const listeners = new Set<() => void>();
  const read = new Map<string, { text: string | null; list: readonly string[] }>();
  const keyOf = (username: string) => `${key}:${username}`;
  const tellAll = () => {
    for (const tell of listeners) tell();
  };
  return {
    of(username) {
      const text = localStorage.getItem(keyOf(username));
      const known = read.get(username);
      if (known?.text === text) return known.list;
      const list = parsed(text);
      read.set(username, { text, list });
      return list;
    },
    store(username, list) {
      localStorage.setItem(keyOf(username), JSON.stringify(list));
      tellAll();
    },
    drop(username) {
      localStorage.removeItem(keyOf(username));
      tellAll();
    },
    subscribe(tell) {
      listeners.add(tell);
      window.addEventListener('storage', tell);
      return () => {
        listeners.delete(tell);
        window.removeEventListener('storage', tell);
      };
    },
  };
}

function parsed(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return EMPTY_LIST;
    return value.filter((each): each is string => typeof each === 'string');
  } catch {
    return EMPTY_LIST;
  }
}
