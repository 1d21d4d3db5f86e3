import { type ComponentType, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hydrateLater } from './hydrate-later.tsx';

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

let page: HTMLElement;
let root: Root;
let bringCode: () => void;

beforeEach(async () => {
  const code = Promise.withResolvers<ComponentType>();
  bringCode = () => code.resolve(Counter);
  const OnServer = hydrateLater(
    () => Counter,
    async () => Counter,
  );
  const InBrowser = hydrateLater(
    () => null,
    () => code.promise,
  );
  page = document.createElement('main');
  page.innerHTML = renderToString(<OnServer />);
  document.body.append(page);
  root = hydrateRoot(page, <InBrowser />);
  await new Promise((resolve) => setTimeout(resolve, 20));
});

afterEach(() => {
  root.unmount();
  page.remove();
});

const button = () => page.querySelector('button');
const isAlive = () => !page.querySelector('[data-later]');

async function comeAlive(): Promise<void> {
  bringCode();
  await expect.poll(isAlive, { timeout: 10_000 }).toBe(true);
}

test('what the server drew stands there before its code has come, and reacts then', async () => {
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
  bringCode();
  const presses = setInterval(press, 1);
  await expect.poll(isAlive, { timeout: 10_000 }).toBe(true);
  clearInterval(presses);
  const heard = () => Number(button()?.textContent?.replace(/\D/g, ''));
  await expect.poll(heard).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heard()).toBeLessThanOrEqual(pressed);
});
