import { type RenderOptions, renderApp } from './render-app.tsx';
import type { Endpoint } from '@palpite/contract/endpoint.ts';
import type { TestOperator } from '@palpite/operator/testing';
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';

/** The ways in which an answer does not come, or comes as something else. */
export const FAILURES = [
  'offline',
  '30 s',
  '401',
  '429',
  '500',
  'HTML in place of JSON',
  'nothing',
  'half an answer',
  'another shape',
] as const;
export type Failure = (typeof FAILURES)[number];

export type App = Awaited<ReturnType<typeof renderApp>>;

interface FailingApp extends App {
  /** From now on the operator is heard again. */
  readonly mend: () => void;
  /** How often the failing call was made. */
  readonly asked: () => number;
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
const refused = (status: number, message: string, value: unknown = null) =>
  json(status, { success: false, message, value });

/** The application on the real operator, with one call of it failing until it is mended. */
export async function renderFailing(
  operator: TestOperator,
  path: string,
  { path: failing }: Endpoint,
  failure: Failure,
  options: RenderOptions = {},
): Promise<FailingApp> {
  let broken = true;
  let asked = 0;
  if (failure === 'offline') goOffline();
  const time = failure === '30 s' ? holdTime() : undefined;
  const app = await renderApp(operator, path, {
    ...options,
    intercept: async (request, pass) => {
      const isIt = new URL(request.url).pathname === failing;
      if (isIt) asked += 1;
      if (isIt && broken) return fail(failure, pass, time);
      return few(await (time ? time.during(pass) : pass()));
    },
  });
  const mend = () => {
    broken = false;
    if (failure === 'offline') setOnline(true);
  };
  return { ...app, mend, asked: () => asked };
}

/** How much of each list a page needs to show that it has come: a page of a hundred pictures is slow to read. */
const ENOUGH = 3;

/** The operator's answer with its lists cut short. */
export async function few(answer: Response): Promise<Response> {
  const whole: unknown = JSON.parse(await answer.text(), (key, value: unknown) =>
    Array.isArray(value) && /^(games|list|content|vendors|countries)$/.test(key)
      ? value.slice(0, ENOUGH)
      : value,
  );
  return json(answer.status, whole);
}

async function fail(
  failure: Failure,
  pass: () => Promise<Response>,
  time: ReturnType<typeof holdTime> | undefined,
): Promise<Response> {
  switch (failure) {
    case 'offline':
      throw new TypeError('Failed to fetch');
    case '30 s':
      await time?.run();
      throw new DOMException('The operation was aborted', 'AbortError');
    case '401':
      return refused(401, 'session_expired');
    case '429':
      return refused(429, 'too_many_requests', { retryAfterSeconds: 30 });
    case '500':
      return refused(500, 'internal_error');
    case 'HTML in place of JSON':
      return new Response('<!doctype html><title>Welcome</title><h1>Free internet</h1>');
    case 'nothing':
      return new Response('');
    case 'half an answer': {
      const whole = await (await pass()).text();
      return new Response(whole.slice(0, whole.length / 2));
    }
    case 'another shape':
      return json(200, {
        success: true,
        message: 'ok',
        value: { data: [{ lanes: 7 }], list: 'x' },
      });
  }
}

/** The browser says that it has no network, and tells the page so. */
function goOffline(): void {
  setOnline(false);
  window.dispatchEvent(new Event('offline'));
  onTestFinished(() => {
    setOnline(true);
    window.dispatchEvent(new Event('online'));
  });
}

function setOnline(is: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: is, configurable: true });
}

/**
 * Time as the client's waiting measures it: it stands still until `run`, when whatever has no answer yet has waited
 * too long. So a call that never comes costs a test no 20 seconds, and no slow machine makes another one late.
 */
function holdTime() {
  const limits = new Set<AbortController>();
  const under = new Set<Promise<Response>>();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.add(limit);
    return limit.signal;
  });
  onTestFinished(() => void vi.mocked(AbortSignal.timeout).mockRestore());
  return {
    /** A call that the operator answers: time waits for it. */
    during(pass: () => Promise<Response>): Promise<Response> {
      const answer = pass();
      under.add(answer);
      return answer.finally(() => under.delete(answer));
    },
    // Not by the library's own waiting: two that overlap, the test's and this one, leave React told that it is no test.
    async run(): Promise<void> {
      while (under.size > 0) await Promise.allSettled(under);
      for (const limit of limits) limit.abort(new DOMException('Too late', 'TimeoutError'));
      limits.clear();
    },
  };
}

/** What React says of this browser that is none, and of tests: no fault of a page. */
const OF_TESTS = /not wrapped in act|Encountered a script tag|is unrecognized in this browser/;

/** What nobody would see: promises that failed unheard, and errors that only the console was told. */
export function watchUnseen(): { readonly problems: unknown[] } {
  const problems: unknown[] = [];
  const unheard = (reason: unknown) => void problems.push(reason);
  process.on('unhandledRejection', unheard);
  const log = vi.spyOn(console, 'error').mockImplementation((...said) => {
    if (!OF_TESTS.test(`${said[0]}`)) problems.push(said);
  });
  onTestFinished(() => {
    process.off('unhandledRejection', unheard);
    log.mockRestore();
  });
  return { problems };
}

/**
 * The element of a kind with that name, once it is there. By selector, not by role: a hundred pages are looked at, and
 * working out the roles of a whole page takes longer than drawing it.
 */
export function named(selector: string, name: RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
      name.test((element.getAttribute('aria-label') ?? element.textContent ?? '').trim()),
    );
    if (!found) throw new Error(`There is no ${selector} named ${name}`);
    return found;
  });
}

/** The frame stands, the screen says something, and nothing on it goes on as if an answer were still to come. */
export async function expectSettled(): Promise<void> {
  await waitFor(() => {
    const waiting = document.querySelectorAll(
      'main .animate-pulse, main .animate-spin, main [aria-busy=true]',
    );
    expect([...waiting].filter((mark) => mark.closest('[inert]') === null)).toEqual([]);
  });
  expect(document.querySelector('header')).not.toBeNull();
  const said = document.querySelector('main')?.textContent ?? '';
  expect(said).not.toBe('');
  expect(said).not.toContain('This page could not be loaded');
}

/** Rows are asked for when they come near: here all of them are. */
export function everythingIsNear(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #seen: IntersectionObserverCallback;
      constructor(seen: IntersectionObserverCallback) {
        this.#seen = seen;
      }
      observe(target: Element) {
        const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
        queueMicrotask(() => this.#seen([entry], this as unknown as IntersectionObserver));
      }
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return [];
      }
    },
  );
}
