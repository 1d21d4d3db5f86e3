import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrateLater } from './hydrate-later.tsx';
import { pageCalm } from './page-calm.ts';

// As in a browser: React works when it likes, not when a test lets it.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount((before) => before + 1)}>
      pressed {count}
    </button>
  );
}

/** Nothing is laid out here: the test says what is near the screen. */
class Screen {
  static seen = Promise.withResolvers<Screen>();
  static all: Screen[] = [];
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
    Screen.seen.resolve(this);
    Screen.all.push(this);
  }
  observe() {}
  disconnect() {}
  show(isIntersecting: boolean) {
    this.#tell([{ isIntersecting }]);
  }
}

let page: HTMLElement;
let root: Root;
let screen: Screen;
let bringCode: () => void;
let asked: boolean;

beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', Screen);
  Screen.seen = Promise.withResolvers();
  asked = false;
  const code = Promise.withResolvers<ComponentType>();
  bringCode = () => code.resolve(Counter);
  const OnServer = hydrateLater(
    () => Counter,
    async () => Counter,
  );
  const InBrowser = hydrateLater(
    () => null,
    () => {
      asked = true;
      return code.promise;
    },
  );
  page = document.createElement('main');
  page.innerHTML = renderToString(<OnServer />);
  document.body.append(page);
  root = hydrateRoot(page, <InBrowser />);
  screen = await Screen.seen.promise;
});

afterEach(() => {
  root.unmount();
  page.remove();
  vi.unstubAllGlobals();
});

const button = () => page.querySelector('button');
const isAlive = () => !page.querySelector('[data-later]');

async function comeAlive(): Promise<void> {
  screen.show(true);
  bringCode();
  await expect.poll(isAlive, { timeout: 60_000 }).toBe(true);
}

test('what the server drew is shown before its code has come, and reacts then', async () => {
  expect(button()?.textContent).toBe('pressed 0');
  await comeAlive();
  button()?.click();
  await expect.poll(() => button()?.textContent).toBe('pressed 1');
});

test('a button that was pressed before is pressed once when its part has come to life', async () => {
  button()?.click();
  button()?.click();
  expect(button()?.textContent).toBe('pressed 0');
  await comeAlive();
  await expect.poll(() => button()?.textContent).toBe('pressed 1');
});

test('a press that is heard while the part comes to life is not heard again', async () => {
  let pressed = 0;
  const press = () => {
    pressed += 1;
    button()?.click();
  };
  screen.show(true);
  bringCode();
  const presses = setInterval(press, 1);
  await expect.poll(isAlive, { timeout: 60_000 }).toBe(true);
  clearInterval(presses);
  const heard = () => Number(button()?.textContent?.replace(/\D/g, ''));
  await expect.poll(heard).toBeGreaterThan(0);
  // React's own task, then the one in which a press would be repeated.
  await turn();
  await turn();
  expect(heard()).toBeLessThanOrEqual(pressed);
});

test('the code of a part that is far from the screen is not asked for until the reader comes near', async () => {
  screen.show(false);
  await calm();
  expect(asked).toBe(false);
  expect(page.querySelector('[data-later]')?.getAttribute('data-later')).toBe('far');
  await comeAlive();
});

test('a far part that is reached by keyboard comes to life', async () => {
  screen.show(false);
  button()?.focus();
  await expect.poll(() => asked).toBe(true);
  bringCode();
  await expect.poll(isAlive, { timeout: 60_000 }).toBe(true);
});

test('a part that the server drew empty is asked for at once: nothing of it could come near', async () => {
  let wanted = false;
  const OnServer = hydrateLater(
    () => () => null,
    () => Promise.reject(new Error('not asked for on the server')),
  );
  const InBrowser = hydrateLater(
    () => null,
    () => {
      wanted = true;
      return Promise.resolve(() => null);
    },
  );
  const empty = document.createElement('div');
  empty.innerHTML = renderToString(<OnServer />);
  const hydrated = hydrateRoot(empty, <InBrowser />);
  await expect.poll(() => wanted).toBe(true);
  hydrated.unmount();
});

test('a part that is near wakes no other of its kind', async () => {
  const kind = (onServer: ComponentType | null) =>
    hydrateLater(
      () => onServer,
      async () => Counter,
    );
  const [OnServer, InBrowser] = [kind(Counter), kind(null)];
  const two = (Part: ComponentType) => (
    <>
      <Part />
      <Part />
    </>
  );
  const both = document.createElement('div');
  both.innerHTML = renderToString(two(OnServer));
  document.body.append(both);
  Screen.all = [];
  const hydrated = hydrateRoot(both, two(InBrowser));
  await expect.poll(() => Screen.all.length).toBe(2);
  for (const each of Screen.all) each.show(false);
  Screen.all[1]?.show(true);
  const marks = () =>
    [...both.querySelectorAll<HTMLElement>('.contents')].map(({ dataset }) => dataset.later);
  await expect.poll(marks).toEqual(['far', undefined]);
  await calm();
  expect(marks()).toEqual(['far', undefined]);
  const first = both.querySelector('button');
  Screen.all[0]?.show(true);
  await expect.poll(marks).toEqual([undefined, undefined]);
  // What the server drew was taken over, not drawn again.
  expect(both.querySelector('button')).toBe(first);
  hydrated.unmount();
  both.remove();
});

test('a part that the browser draws first waits for its code alone', async () => {
  const InBrowser = hydrateLater(
    () => null,
    async () => Counter,
    { place: <p>place</p> },
  );
  const drawn = document.createElement('div');
  const first = createRoot(drawn);
  first.render(<InBrowser />);
  await expect.poll(() => drawn.textContent).toBe('pressed 0');
  first.unmount();
  const again = createRoot(drawn);
  flushSync(() => again.render(<InBrowser />));
  expect(drawn.textContent).toBe('pressed 0');
  again.unmount();
});

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Waits as a part that is wanted does before it is asked for, and a task longer. */
async function calm(): Promise<void> {
  await pageCalm();
  await turn();
}
