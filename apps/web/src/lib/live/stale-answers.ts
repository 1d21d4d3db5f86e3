import type { StaleOn, Topic } from '@palpite/contract/endpoint.ts';
import { LIVE_TOPICS } from '@palpite/contract/live.ts';
import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { seenUpTo } from '../calls.ts';
import { isPaused } from './paused-calls.ts';

/** What concerns every visitor at once is asked for within this time, not by all in one moment. */
const SPREAD_MILLISECONDS = 1_500;

export interface StaleAnswers {
  /**
   * Something changed at that place of the log: the answers that depend on it and have not seen it are asked for again,
   * each once, however many hints come within its pace.
   * @param many whether many people hear it at the same moment
   */
  hint(topic: string, offset: number, many: boolean): void;
  /** Everything that depends on any topic of the live connection. */
  all(offset: number, many: boolean): void;
  stop(): void;
}

export function createStaleAnswers(queryClient: QueryClient): StaleAnswers {
  const planned = new Map<string, { readonly timer: ReturnType<typeof setTimeout> }>();
  /** The newest place that a planned or running call has to see, by query. */
  const wanted = new Map<string, number>();

  const ask = (query: Query) => {
    planned.delete(query.queryHash);
    const offset = wanted.get(query.queryHash) ?? 0;
    wanted.delete(query.queryHash);
    if (hasSeen(query, offset) || isPaused(query.queryKey)) return;
    void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
  };

  const hint = (
    paceOf: (staleOn: StaleOn) => number | undefined,
    offset: number,
    many: boolean,
  ) => {
    for (const query of queryClient.getQueryCache().getAll()) {
      const pace = paceOf(query.meta?.staleOn ?? {});
      if (pace === undefined || hasSeen(query, offset)) continue;
      const { queryHash } = query;
      wanted.set(queryHash, Math.max(offset, wanted.get(queryHash) ?? 0));
      if (planned.has(queryHash)) continue;
      const wait = pace * 1_000 + (many ? Math.random() * SPREAD_MILLISECONDS : 0);
      planned.set(queryHash, { timer: setTimeout(() => ask(query), wait) });
    }
  };

  return {
    hint: (topic, offset, many) =>
      hint((staleOn) => new Map(Object.entries(staleOn)).get(topic), offset, many),
    all: (offset, many) =>
      hint(
        (staleOn) => LIVE_TOPICS.flatMap((topic) => staleOn[topic] ?? []).toSorted(ascending)[0],
        offset,
        many,
      ),
    stop() {
      for (const { timer } of planned.values()) clearTimeout(timer);
      planned.clear();
      wanted.clear();
    },
  };
}

interface AskingFor {
  /** The keys of answers that need no asking: what they are now has come with an act's answer. */
  readonly painted?: readonly QueryKey[];
  /** What is on its way is asked for again, since it may have left before the change. */
  readonly restart?: boolean;
}

/** The page itself has found that topics changed, by an act of its own: asks at once for what depends on them. */
export function askFor(
  queryClient: QueryClient,
  topics: readonly Topic[],
  { painted = [], restart = true }: AskingFor = {},
): void {
  const known = new Set(painted.map((queryKey) => hashKey(queryKey)));
  const predicate = (query: Query) =>
    dependsOn(query, topics) && !known.has(query.queryHash) && !isPaused(query.queryKey);
  void queryClient.invalidateQueries({ predicate }, { cancelRefetch: restart });
}

/** Whether an answer is stale after a change of one of the topics. */
export const dependsOn = ({ meta }: Query, topics: readonly Topic[]): boolean =>
  topics.some((topic) => meta?.staleOn?.[topic] !== undefined);

const ascending = (a: number, b: number) => a - b;

const hasSeen = (query: Query, offset: number): boolean =>
  (seenUpTo.get(query) ?? Number.NEGATIVE_INFINITY) >= offset;
