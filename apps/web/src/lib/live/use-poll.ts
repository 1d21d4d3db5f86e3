import { ACCOUNT_TOPICS, type LiveTopic } from '@palpite/contract/live.ts';
import { perTab } from '@palpite/ui/tab.ts';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsLive } from './live-state.ts';
import { isPaused } from './paused-calls.ts';
import { dependsOn } from './stale-answers.ts';

/**
 * While the page is not live: one poller for each topic that something on it awaits. It asks for all that is shown of the
 * topic, as often as the most impatient asks; a hidden page does not ask.
 */
interface Poller {
  readonly waits: number[];
  timer?: ReturnType<typeof setTimeout>;
}

const pollers = perTab(() => new Map<LiveTopic, Poller>());

/** Polls a topic while the component is there and the page is not live. @param milliseconds false: nothing is awaited */
export function usePoll(topic: LiveTopic, milliseconds: number | false): void {
  const queryClient = useQueryClient();
  const wait = useIsLive() ? false : milliseconds;
  useEffect(() => {
    if (wait === false) return;
    const poller = pollers().get(topic) ?? { waits: [] };
    pollers().set(topic, poller);
    poller.waits.push(wait);
    schedule(queryClient, topic, poller);
    return () => {
      poller.waits.splice(poller.waits.indexOf(wait), 1);
      schedule(queryClient, topic, poller);
    };
  }, [queryClient, topic, wait]);
}

function schedule(queryClient: QueryClient, topic: LiveTopic, poller: Poller): void {
  clearTimeout(poller.timer);
  if (poller.waits.length === 0) return;
  poller.timer = setTimeout(
    () => {
      if (!document.hidden) void poll(queryClient, topic);
      schedule(queryClient, topic, poller);
    },
    Math.min(...poller.waits),
  );
}

/** Asks for what is shown of the topic. Where it has changed, more of the same account may have, such as the balance. */
async function poll(queryClient: QueryClient, topic: LiveTopic): Promise<void> {
  const asked = shownOf(queryClient, [topic]);
  const before = asked.map(({ state }) => state.data);
  await ask(queryClient, asked);
  if (asked.every(({ state }, at) => state.data === before[at])) return;
  const rest = shownOf(queryClient, topicsBeside(topic)).filter((query) => !asked.includes(query));
  await ask(queryClient, rest);
}

const shownOf = (queryClient: QueryClient, topics: readonly LiveTopic[]): Query[] =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter((query) => dependsOn(query, topics) && !isPaused(query.queryKey));

const ask = (queryClient: QueryClient, queries: readonly Query[]): Promise<void> =>
  queryClient.refetchQueries(
    { predicate: (query) => queries.includes(query) },
    { cancelRefetch: false },
  );

/** Of an account's topics all of them. */
const topicsBeside = (topic: LiveTopic): readonly LiveTopic[] =>
  ACCOUNT_TOPICS.includes(topic) ? ACCOUNT_TOPICS : [topic];
