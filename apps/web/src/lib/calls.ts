import type { CallOptions } from '@palpite/contract/client.ts';
import type { Endpoint, StaleOn, ValueOutput } from '@palpite/contract/endpoint.ts';
import { type Query, queryOptions } from '@tanstack/react-query';
import { askForPage } from './page-place.ts';
import type { Services } from './services.ts';

type Input<E extends Endpoint> = Pick<CallOptions<E>, 'query' | 'body'>;

/** First part of the key of every answer that belongs to an account; they go when the session does. */
export const MEMBER_KEY = 'member';

/**
 * A call as a query: `useQuery(callQuery(services, gameListHot, { query: {} }))`, and the same in a route's
 * loader with `queryClient.ensureQueryData`. The language is part of the key, since answers are texts too.
 */
export function callQuery<E extends Endpoint>(services: Services, endpoint: E, input: Input<E>) {
  const queryKey = callKey(services, endpoint, input);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<ValueOutput<E>> => {
      const onSeen = (pos: number) => {
        const query = services.queryClient.getQueryCache().find({ queryKey });
        if (query) seenUpTo.set(query, pos);
      };
      // The client's own argument type asks for what `Input` holds; the compiler cannot see it through E.
      return askForPage(
        input,
        (asked) =>
          services.client.call<Endpoint>(endpoint, { ...asked, signal, onSeen }) as Promise<
            ValueOutput<E>
          >,
      );
    },
    meta: { staleOn: endpoint.staleOn },
  });
}

/** Up to which place of the log of events an answer in the cache has seen everything. */
export const seenUpTo = new WeakMap<Query, number>();

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { staleOn?: StaleOn };
  }
}

/** The key of a call's answers: without input, of all of them (to invalidate after a change). */
export function callKey<E extends Endpoint>(
  services: Services,
  endpoint: E,
  input?: Input<E>,
): readonly unknown[] {
  const owner = endpoint.token === 'required' ? MEMBER_KEY : 'public';
  const call = [owner, `${endpoint.method} ${endpoint.path}`, services.texts.language()];
  return input === undefined ? call : [...call, input.query ?? null, input.body ?? null];
}
