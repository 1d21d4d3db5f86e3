import {
  hashKey,
  notifyManager,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
  useQueryClient,
} from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';

type Several<Data, Key extends QueryKey> = readonly QueryObserverOptions<
  Data,
  Error,
  Data,
  Data,
  Key
>[];

/** What is known of a query. */
export type Answer<Data> = Pick<QueryObserverResult<Data>, 'data' | 'dataUpdatedAt' | 'isError'>;

/**
 * The answers of several queries, in their order; the same answers are the same list. It does what a first view needs of
 * `useQueries`, whose code is 1.4 kB.
 *
 * @param queries whose options follow from their keys: only the keys are compared
 */
export function useAnswers<Data, Key extends QueryKey>(
  queries: Several<Data, Key>,
): readonly Answer<Data>[] {
  const client = useQueryClient();
  const keys = queries.map(({ queryKey }) => hashKey(queryKey ?? [])).join('\n');
  const [held, setHeld] = useState(() => ({ keys, watch: watchOf(client, queries) }));
  let { watch } = held;
  if (held.keys !== keys) {
    watch = watchOf(client, queries);
    setHeld({ keys, watch });
  }
  return useSyncExternalStore(watch.subscribe, watch.read, watch.read);
}

function watchOf<Data, Key extends QueryKey>(client: QueryClient, queries: Several<Data, Key>) {
  const observers = queries.map((query) => new QueryObserver(client, query));
  let answers: readonly Answer<Data>[] = [];
  return {
    subscribe(changed: () => void): () => void {
      const stops = observers.map((one) => one.subscribe(notifyManager.batchCalls(changed)));
      return () => {
        for (const stop of stops) stop();
      };
    },
    read(): readonly Answer<Data>[] {
      const next = observers.map((one) => one.getCurrentResult());
      const isSame =
        next.length === answers.length && next.every((one, at) => isLike(one, answers[at]));
      if (!isSame) answers = next;
      return answers;
    },
  };
}

const isLike = <Data>(one: Answer<Data>, other: Answer<Data> | undefined): boolean =>
  one.data === other?.data &&
  one.dataUpdatedAt === other?.dataUpdatedAt &&
  one.isError === other.isError;
