import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToKeys } from './keys.ts';

/** An element of the page: in a dialog, or what the selector names. */
class PageElement {
  readonly within: readonly string[];
  constructor(...within: string[]) {
    this.within = within;
  }
  closest(selector: string): this | null {
    return selector.split(', ').some((each) => this.within.includes(each)) ? this : null;
  }
}

const game = { spin: vi.fn(), changeStake: vi.fn(), escape: vi.fn() };
let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('Element', PageElement);
  listenToKeys(game);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function press(key: string, over: Record<string, unknown> = {}) {
  const event = new Event('keydown', { cancelable: true });
  for (const [name, value] of Object.entries({ key, repeat: false, ...over })) {
    Object.defineProperty(event, name, { value });
  }
  page.dispatchEvent(event);
  return event;
}

test('escape with nothing over the game is for the site, once for a key that is held down', () => {
  press('Escape');
  press('Escape', { repeat: true });
  expect(game.escape).toHaveBeenCalledTimes(1);
  expect(game.spin).not.toHaveBeenCalled();
});

test('escape in a panel closes the panel alone', () => {
  press('Escape', { target: new PageElement('dialog') });
  expect(game.escape).not.toHaveBeenCalled();
});

test('space, enter and arrows play; on a button the button has the first two', () => {
  press(' ');
  press('Enter', { target: new PageElement('button') });
  press('ArrowUp');
  press('ArrowLeft');
  expect(game.spin).toHaveBeenCalledTimes(1);
  expect(game.changeStake.mock.calls).toEqual([[1], [-1]]);
});
