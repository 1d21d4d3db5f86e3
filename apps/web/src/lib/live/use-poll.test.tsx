import type { StaleOn } from '@palpite/contract/endpoint.ts';
import { beginTab } from '@palpite/ui/tab.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAnswer } from '../use-answer.ts';
import { liveState } from './live-state.ts';

/** Pages that are not live ask for what they await, once for each topic. */

let client: QueryClient;
let asked: string[];
let answers: Record<string, string>;
beforeEach(() => {
  beginTab();
  vi.useFakeTimers();
  client = new QueryClient();
  asked = [];
  answers = {};
});
afterEach(() => {
  cleanup();
  client.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

/** Shows an answer that waits for a deposit, or for nothing. */
async function show(name: string, staleOn: StaleOn, milliseconds: number | false) {
  const view = renderHook(
    () =>
      useAnswer(
        {
          queryKey: [name],
          queryFn: () => {
            asked.push(name);
            return answers[name] ?? 'as before';
          },
          meta: { staleOn },
          staleTime: Number.POSITIVE_INFINITY,
        },
        { topic: 'deposit', every: () => milliseconds },
      ),
    { wrapper },
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  asked = [];
  return view;
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('what is shown of a topic is asked for together, as often as the most impatient asks', async () => {
  await show('list', { deposit: 0 }, 10_000);
  await show('order', { deposit: 0 }, 4_000);
  await show('balance', { balance: 0 }, false);
  await pass(4_100);
  expect(asked.toSorted()).toEqual(['list', 'order']);
  await pass(4_000);
  expect(asked).toHaveLength(4);
});

test('once nothing on the page awaits it, a topic is not asked for', async () => {
  const { unmount } = await show('order', { deposit: 0 }, 4_000);
  await show('list', { deposit: 0 }, false);
  await pass(4_100);
  expect(asked.toSorted()).toEqual(['list', 'order']);
  unmount();
  await pass(20_000);
  expect(asked).toHaveLength(2);
});

test('where the topic has changed, what else the same channel tells of is asked for too', async () => {
  await show('order', { deposit: 0 }, 4_000);
  await show('balance', { balance: 0 }, false);
  await show('team', { team: 0 }, false);
  answers.order = 'paid';
  await pass(4_100);
  expect(asked).toEqual(['order', 'balance']);
});

test('a page that is live is not polled, and one that is hidden does not ask', async () => {
  await show('order', { deposit: 0 }, 4_000);
  act(() => liveState().setState({ phase: 'live' }));
  await pass(20_000);
  expect(asked).toEqual([]);
  act(() => liveState().setState({ phase: 'lost' }));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(20_000);
  expect(asked).toEqual([]);
  hidden.mockReturnValue(false);
  await pass(4_100);
  expect(asked).toEqual(['order']);
});
