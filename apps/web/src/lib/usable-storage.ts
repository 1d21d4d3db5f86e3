const STORAGES = ['localStorage', 'sessionStorage'] as const;
const PROBE = 'probe';

/** Keeps what is stored as long as the page is open. As in the browser's own, the keys are the object's properties. */
class PageStorage {
  [key: string]: unknown;

  constructor(entries: Readonly<Record<string, string>>) {
    Object.assign(this, entries);
  }

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? `${this[key]}` : null;
  }

  setItem(key: string, value: string): void {
    this[key] = `${value}`;
  }

  removeItem(key: string): void {
    delete this[key];
  }
}

/**
 * Puts a storage that lasts as long as the page in the place of one that a browser refuses (blocked cookies, a frame) or
 * that is full: the site works, and the next page remembers nothing. Runs before anything reads a storage.
 */
export function makeStorageUsable(): void {
  for (const name of STORAGES) {
    let entries = {};
    try {
      const storage = window[name];
      entries = { ...storage };
      storage.setItem(PROBE, PROBE);
      storage.removeItem(PROBE);
    } catch {
      Object.defineProperty(window, name, { configurable: true, value: new PageStorage(entries) });
    }
  }
}
