import { vi } from 'vitest';

/** A window as `window.open` hands it over: what is said in it, where it is sent, whether it was closed. */
export interface FakePopup {
  readonly asked: { address: string; name: string; features: string }[];
  /** Where it was sent, in full; null while it is blank. */
  address: string | null;
  closed: boolean;
  focused: number;
  readonly text: () => string;
}

/** Takes the place of `window.open` until `vi.unstubAllGlobals` or the next call. */
export function stubPopup({ blocked = false, at = 'about:blank' } = {}): FakePopup {
  const page = document.implementation.createHTMLDocument();
  const popup: FakePopup = {
    asked: [],
    address: null,
    closed: false,
    focused: 0,
    text: () => page.body.textContent ?? '',
  };
  const opened = {
    document: page,
    location: {
      href: at,
      replace(address: string) {
        popup.address = address;
      },
    },
    focus: () => void (popup.focused += 1),
    close: () => void (popup.closed = true),
  };
  vi.spyOn(window, 'open').mockImplementation((address = '', name = '', features = '') => {
    popup.asked.push({ address: `${address}`, name, features });
    // The page touches nothing of the window but these members.
    return blocked ? null : Object.assign(Object.create(null), opened);
  });
  return popup;
}
