import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useAnswers } from './use-answers.ts';

afterEach(cleanup);

function scene(first: readonly string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked: string[] = [];
  const queryOf = (name: string) =>
    queryOptions({
      queryKey: [name],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: () => {
        asked.push(name);
        return name === 'bad' ? Promise.reject(new Error('no')) : Promise.resolve(`told ${name}`);
      },
    });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const view = renderHook(({ names }) => useAnswers(names.map(queryOf)), {
    wrapper,
    initialProps: { names: first },
  });
  const told = () =>
    view.result.current.map(({ data, isError }) => (isError ? 'failed' : (data ?? 'nothing')));
  return { client, asked, view, told };
}

test('each query is asked once, and its answer or its failure is at its place', async () => {
  const { view, told, asked } = scene(['a', 'bad', 'b']);
  expect(told()).toEqual(['nothing', 'nothing', 'nothing']);
  await expect.poll(told).toEqual(['told a', 'failed', 'told b']);
  const before = view.result.current;
  view.rerender({ names: ['a', 'bad', 'b'] });
  expect(view.result.current).toBe(before);
  expect(asked).toEqual(['a', 'bad', 'b']);
});

test('other queries are asked when they come, and what is known already is there at once', async () => {
  const { view, told, asked, client } = scene(['a']);
  await expect.poll(told).toEqual(['told a']);
  view.rerender({ names: ['b', 'a'] });
  expect(told()).toEqual(['nothing', 'told a']);
  await expect.poll(told).toEqual(['told b', 'told a']);
  expect(asked).toEqual(['a', 'b']);
  act(() => client.setQueryData(['a'], 'changed'));
  await expect.poll(told).toEqual(['told b', 'changed']);
  view.rerender({ names: [] });
  expect(told()).toEqual([]);
  expect(
    client
      .getQueryCache()
      .find({ queryKey: ['a'] })
      ?.getObserversCount(),
  ).toBe(0);
});
