import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSite } from './site.ts';

const SITE = 'https://site.example.test';

/** The page around the frame. */
const parent = { postMessage: vi.fn() };
let frame: EventTarget & { parent?: unknown };
beforeEach(() => {
  frame = Object.assign(new EventTarget(), { parent });
  vi.stubGlobal('window', frame);
  vi.stubGlobal('location', {});
  vi.stubGlobal('document', { referrer: `${SITE}/game` });
});
afterEach(() => {
  vi.unstubAllGlobals();
  parent.postMessage.mockClear();
});

/** A message to the frame, from whatever window and origin the test needs. */
function say(data: unknown, { origin = SITE, source = parent as unknown } = {}) {
  frame.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
}

test('the site’s messages reach the game; those of another origin, another window or another shape do not', () => {
  const heard: string[] = [];
  openSite([SITE], (type) => heard.push(type));
  const changed = { source: 'palpite-site', type: 'balance-changed' };
  say(changed, { origin: 'https://evil.example.test' });
  say(changed, { source: frame });
  say({ ...changed, source: 'palpite-game' });
  say({ ...changed, type: 'balance-is' });
  expect(heard).toEqual([]);
  say(changed);
  expect(heard).toEqual(['balance-changed']);
});

test('the game speaks to the site’s origin alone, and to no page that is not listed', () => {
  openSite([SITE], () => undefined).tell({ type: 'escape-pressed' });
  const message = { source: 'palpite-game', type: 'escape-pressed' };
  expect(parent.postMessage.mock.calls).toEqual([[message, SITE]]);
  vi.stubGlobal('document', { referrer: 'https://evil.example.test/' });
  openSite([SITE], () => undefined).tell({ type: 'escape-pressed' });
  expect(parent.postMessage).toHaveBeenCalledTimes(1);
});
