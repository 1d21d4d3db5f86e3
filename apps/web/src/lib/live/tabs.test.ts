import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { joinTabs, type TabMessage, type Tabs } from './tabs.ts';

/** Web Locks of one browser: one holder, a queue behind it, and a holder that can be robbed. */
function browserLocks() {
  type Work = () => Promise<void>;
  let holder: { rob: () => void } | undefined;
  const waiting: (() => void)[] = [];
  const next = () => {
    holder = undefined;
    waiting.shift()?.();
  };
  return {
    request(
      _name: string,
      { steal, signal }: { steal?: boolean; signal?: AbortSignal },
      work: Work,
    ) {
      return new Promise<void>((resolve, reject) => {
        const begin = () => {
          if (signal?.aborted) return next();
          const own = { rob: () => reject(new DOMException('stolen', 'AbortError')) };
          holder = own;
          void (async () => {
            await work();
            if (holder === own) next();
            resolve();
          })();
        };
        if (steal) {
          holder?.rob();
          begin();
        } else if (holder) waiting.push(begin);
        else begin();
      });
    },
  };
}

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: browserLocks(), configurable: true });
});
afterEach(() => void vi.useRealTimers());

function openTab(name: string, led: string[]) {
  const gone = new AbortController();
  const heard: TabMessage[] = [];
  let tabs: Tabs | undefined;
  joinTabs(
    'palpite',
    (message) => heard.push(message),
    (all, signal) => {
      tabs = all;
      led.push(name);
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          led.push(`${name} ends`);
          resolve();
        });
      });
    },
    gone.signal,
  );
  return { heard, close: () => gone.abort(), tell: (message: TabMessage) => tabs?.tell(message) };
}
const frame: TabMessage = {
  kind: 'frame',
  token: null,
  frame: { type: 'beat', offset: 7, upstream: 'live' },
};
const until = (holds: () => boolean) =>
  expect.poll(holds, { interval: 5, timeout: 60_000 }).toBe(true);

test('one tab leads, the others hear what it hears, and the next leads when it closes', async () => {
  const led: string[] = [];
  const first = openTab('first', led);
  const second = openTab('second', led);
  await until(() => led.length === 1);
  first.tell(frame);
  await until(() => second.heard.some(({ kind }) => kind === 'frame'));
  expect(second.heard).toContainEqual(frame);
  first.close();
  await until(() => led.length === 3);
  expect(led).toEqual(['first', 'first ends', 'second']);
  second.close();
});

test('a tab that comes asks how things are', async () => {
  const led: string[] = [];
  const first = openTab('first', led);
  const second = openTab('second', led);
  await until(() => first.heard.some(({ kind }) => kind === 'asked'));
  second.close();
  first.close();
});

test('a tab that is looked at takes the place of one that is frozen, which then waits for its turn', async () => {
  vi.useFakeTimers();
  const led: string[] = [];
  const frozen = openTab('frozen', led);
  const looked = openTab('looked at', led);
  await vi.advanceTimersByTimeAsync(89_000);
  expect(led).toEqual(['frozen']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(led).toEqual(['frozen', 'looked at', 'frozen ends']);
  looked.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(led.at(-1)).toBe('frozen');
  frozen.close();
});

test('without locks each tab is on its own', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const led: string[] = [];
  const first = openTab('first', led);
  const second = openTab('second', led);
  expect(led).toEqual(['first', 'second']);
  first.close();
  second.close();
});
