import type { SessionStart } from '@palpite/contract/session.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Session } from './session.ts';
import { openSessionChannel, type SessionChannel, type SessionMessage } from './session-channel.ts';
import { readRecord, recordOf, storeBrand, storeRecord } from './session-record.ts';

const BRAND = 'palpite';
const start: SessionStart = {
  token: 'a'.repeat(43),
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: false,
  expiresAt: '2030-01-01T00:00:00.000Z',
  idleSeconds: 600,
  unfamiliarLogin: null,
  user: {
    id: '7',
    account: 'ana',
    username: 'ana',
    nickname: 'Ana',
    merchantCode: BRAND,
    customerId: 'palpite-7',
    type: 0,
    isMember: true,
    toUpline: true,
    clubLabel: { labelName: 'Prata', color: '#5b6472', color2: '#b7c0cc', rankLevel: 2 },
    currency: 'BRL',
    language: 'PT',
    registeredAt: '2026-01-01T00:00:00.000Z',
    lastLoginAt: null,
  },
};
const record = recordOf(start.token, start.user, false);

let session: Session;
/** Another tab of the same browser, and what it has heard. */
let other: SessionChannel;
let heard: SessionMessage[];

beforeEach(() => {
  session = new Session();
  heard = [];
  other = openSessionChannel(BRAND, (message) => heard.push(message));
});
afterEach(() => {
  session.stop();
  other.close();
  sessionStorage.clear();
  localStorage.clear();
});

const until = (holds: () => boolean) =>
  expect.poll(holds, { interval: 5, timeout: 60_000 }).toBe(true);

const phase = () => session.store.getState().phase;

test('a new tab asks the others, and is signed in with what one of them answers', async () => {
  // It waits for a moment only, which on a busy machine may pass before the other tab has heard it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const starting = session.start(BRAND);
  await until(() => heard.some(({ type }) => type === 'asked'));
  other.tell({ type: 'signed-in', record });
  await starting;
  expect(session.token()).toBe(start.token);
  expect(readRecord()).toEqual(record);
});

test('without an answer a new tab is a visitor’s', async () => {
  await session.start(BRAND);
  expect(session.store.getState()).toEqual({ phase: 'visitor', ended: null });
});

test('a signed-in tab answers one that asks', async () => {
  storeRecord(record);
  await session.start(BRAND);
  other.tell({ type: 'asked' });
  await until(() => heard.some((message) => message.type === 'signed-in'));
  expect(heard).toContainEqual({ type: 'signed-in', record });
});

test('every tab learns of a sign-in and of its end', async () => {
  await session.start(BRAND);
  session.begin(start, false);
  session.end('signed-out');
  await until(() => heard.length >= 3);
  expect(heard.slice(-2)).toEqual([
    { type: 'signed-in', record },
    { type: 'signed-out', token: start.token, reason: 'signed-out' },
  ]);
});

test('a session that another tab saw expire ends here, and says why', async () => {
  storeRecord(record);
  await session.start(BRAND);
  other.tell({ type: 'signed-out', token: start.token, reason: 'expired' });
  await until(() => phase() === 'visitor');
  expect(session.store.getState()).toEqual({ phase: 'visitor', ended: 'expired' });
  expect(readRecord()).toBeNull();
});

test('late word of an older session ends no newer one', async () => {
  storeRecord(record);
  await session.start(BRAND);
  other.tell({ type: 'signed-out', token: 'b'.repeat(43), reason: 'expired' });
  other.tell({ type: 'asked' });
  await until(() => heard.some(({ type }) => type === 'signed-in'));
  expect(phase()).toBe('signed-in');
});

/** This tab signed in, with a call on its way that replaces the session. */
async function replacing() {
  storeRecord(record);
  await session.start(BRAND);
  const answer = Promise.withResolvers<{ token: string }>();
  const replaced = session.replace(() => answer.promise);
  await until(() => heard.some(({ type }) => type === 'replacing'));
  return { answer, replaced };
}
const NEXT = 'c'.repeat(43);

test('a session that is being replaced ends by no refusal of the old token, and goes on in every tab under the new one', async () => {
  const { answer, replaced } = await replacing();
  session.end('expired');
  other.tell({ type: 'signed-out', token: start.token, reason: 'expired' });
  other.tell({ type: 'asked' });
  await until(() => heard.some(({ type }) => type === 'signed-in'));
  expect(session.token()).toBe(start.token);
  answer.resolve({ token: NEXT });
  await replaced;
  expect(session.token()).toBe(NEXT);
  await until(() => heard.at(-1)?.type === 'settled');
  expect(heard.at(-2)).toEqual({ type: 'signed-in', record: { ...record, token: NEXT } });
});

test('a session that was refused and not replaced after all has ended', async () => {
  const { answer, replaced } = await replacing();
  session.end('expired');
  answer.reject(new Error('lost'));
  await expect(replaced).rejects.toThrow('lost');
  expect(session.store.getState()).toEqual({ phase: 'visitor', ended: 'expired' });
});

test('a tab waits for the session that another one replaces, and for no longer than a call lasts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  storeRecord(record);
  await session.start(BRAND);
  other.tell({ type: 'replacing', of: start.token });
  other.tell({ type: 'asked' });
  await until(() => heard.some(({ type }) => type === 'signed-in'));
  session.end('expired');
  expect(session.token()).toBe(start.token);
  vi.advanceTimersByTime(60_000);
  expect(session.store.getState()).toEqual({ phase: 'visitor', ended: 'expired' });
});

test('a logout ends a session at once, also while it is being replaced', async () => {
  const { answer, replaced } = await replacing();
  session.end('signed-out');
  expect(phase()).toBe('visitor');
  answer.resolve({ token: NEXT });
  await replaced;
  expect(phase()).toBe('visitor');
});

test('the end of a session leaves the brand’s values alone in the tab’s storage', async () => {
  storeBrand('Palpite', BRAND);
  await session.start(BRAND);
  session.begin(start, false);
  sessionStorage.setItem('anything', 'else');
  session.end('signed-out');
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['merchant', 'merchantCode', 'platform']);
});

test('a password that must change is marked, and the notices after a login wait for it', async () => {
  await session.start(BRAND);
  session.begin(start, true);
  expect(sessionStorage.getItem('cpw')).toBe('1');
  expect(session.store.getState()).toMatchObject({ phase: 'signed-in', postLogin: false });
  session.begin(start, false);
  expect(sessionStorage.getItem('cpw')).toBe('0');
  expect(session.store.getState()).toMatchObject({ postLogin: true });
});

test('a stored record that makes no sense is no session', () => {
  storeRecord(record);
  sessionStorage.setItem('isAgent', '9');
  expect(readRecord()).toBeNull();
});
