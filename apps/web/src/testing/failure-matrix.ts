import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { createTestOperator, type TestOperator } from '@palpite/operator/testing';
import { act, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import {
  type App,
  everythingIsNear,
  expectSettled,
  FAILURES,
  named,
  renderFailing,
  watchUnseen,
} from './failing-calls.ts';
import { closeApp, type RenderOptions, signInBefore } from './render-app.tsx';

/** A call of a screen, and what the screen makes of its failures. */
export interface FailingCall {
  readonly call: Endpoint;
  readonly who: 'visitor' | 'member';
  /** The button that asks again; null where nothing on the screen waits for the answer, or it asks by itself. */
  readonly again: RegExp | null;
  /** What is shown once the answer has come. */
  readonly comes: (app: App) => Promise<unknown>;
}

interface Site {
  readonly operator: () => TestOperator;
  /** Opens the next page as somebody who has signed in before, or as nobody. */
  readonly enter: (who: FailingCall['who']) => void;
}

/** A real operator with a member on it, for all tests of a file. */
export function siteForFailures(): Site {
  let operator: TestOperator;
  let member: Record<string, string>;
  beforeAll(async () => {
    operator = await createTestOperator({
      config: { now: () => new Date() },
      limits: { generalPerMinute: 100_000 },
    });
    await signInBefore(operator);
    member = { ...sessionStorage };
    closeApp();
  });
  beforeEach(everythingIsNear);
  afterEach(closeApp);
  afterAll(() => operator.close());
  return {
    operator: () => operator,
    enter(who) {
      if (who === 'visitor') return;
      for (const [key, value] of Object.entries(member)) sessionStorage.setItem(key, value);
    },
  };
}

/** Without whole proofs each call fails in one way of so many; which ones differs from call to call. */
const SAMPLE = 3;

/** Each call of a screen in each way of failing: no blank screen, nothing stuck, a way on, and it works again. */
export function testFailures(
  screen: string,
  path: string,
  { operator, enter }: Site,
  calls: readonly FailingCall[],
  optionsOf: (call: Endpoint) => RenderOptions = () => ({}),
): void {
  const table = calls.map((each, at) => ({
    ...each,
    failures: inject('prove') ? FAILURES : FAILURES.filter((_, of) => (of + at) % SAMPLE === 0),
  }));
  describe.each(table)(`[ERR-02] ${screen} without $call.path`, (row) => {
    const { call, who, again, comes, failures } = row;
    test.each(failures)('%s', async (failure) => {
      enter(who);
      const unseen = watchUnseen();
      const app = await renderFailing(operator(), path, call, failure, optionsOf(call));
      const lost = failure === '401' && call.token === 'required';
      await waitFor(() => expect(app.asked()).toBeGreaterThan(0));
      // Where the session is over, the way on is the login, over a page that stands.
      const way = lost ? await named('dialog', /Log in/) : again && (await named('button', again));
      await expectSettled();
      const { queryClient } = app.router.options.context;
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      app.mend();
      if (way && !lost) await app.user.click(way);
      // Coming back to the page makes no call.
      if (!way) await act(async () => window.dispatchEvent(new Event('visibilitychange')));
      if (!lost) await comes(app);
      await expectSettled();
      expect(unseen.problems).toEqual([]);
    });
  });
}
