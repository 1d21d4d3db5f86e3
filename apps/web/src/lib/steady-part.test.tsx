import { type ComponentType, createContext, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SteadyPart, steadyPart } from './steady-part.tsx';

// As in a browser: React works when it likes, not when a test lets it.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);

interface CounterProps {
  of: string;
}

function Counter({ of }: CounterProps) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount((before) => before + 1)}>
      {of} {count}
    </button>
  );
}

/** A busy machine is no failure. */
const SLOW = { timeout: 60_000 };
const code = () => Promise.withResolvers<{ Counter: ComponentType<CounterProps> }>();
let page: HTMLElement;
let root: Root;
let coming: ReturnType<typeof code>;
let Part: SteadyPart<CounterProps>;
/** Null until the page has come to life around the part. */
let rename: ((name: string) => void) | null;

const Name = createContext('');

function Screen() {
  const [name, setName] = useState('first');
  useEffect(() => {
    rename = (next) => flushSync(() => setName(next));
  }, []);
  return (
    <Name value={name}>
      <Named />
    </Name>
  );
}

const Named = () => <Part of={useContext(Name)} />;

beforeEach(async () => {
  rename = null;
  page = document.createElement('main');
  document.body.append(page);
  const here = steadyPart(async () => ({ Counter }), 'Counter');
  await here.load();
  Part = here;
  page.innerHTML = renderToString(<Screen />);
  coming = code();
  Part = steadyPart(() => coming.promise, 'Counter');
  root = hydrateRoot(page, <Screen />);
  await vi.waitUntil(() => rename, SLOW);
});

afterEach(() => {
  root.unmount();
  page.remove();
});

const text = () => page.querySelector('button')?.textContent;
const isAlive = () => !page.querySelector('[data-later]');

test('the server’s HTML is the one that comes to life, with what has changed by then', async () => {
  const drawn = page.querySelector('button');
  rename?.('second');
  expect(page.querySelector('button')).toBe(drawn);
  expect(text()).toBe('first 0');
  coming.resolve({ Counter });
  await expect.poll(isAlive, SLOW).toBe(true);
  await expect.poll(text, SLOW).toBe('second 0');
  expect(page.querySelector('button')).toBe(drawn);
  rename?.('third');
  expect(text()).toBe('third 0');
});

test('a button that is pressed before its code has come is pressed then, once', async () => {
  page.querySelector('button')?.click();
  coming.resolve({ Counter });
  await expect.poll(text, SLOW).toBe('first 1');
});

test('where the browser draws it first, a part that was asked for ahead is drawn at once', async () => {
  root.unmount();
  const { createRoot } = await import('react-dom/client');
  const fresh = createRoot(page);
  coming.resolve({ Counter });
  await Part.load();
  flushSync(() => fresh.render(<Screen />));
  expect(text()).toBe('first 0');
  expect(isAlive()).toBe(true);
  fresh.unmount();
});
