import type { LiveTopic } from '@palpite/contract/live.ts';
import {
  type QueryKey,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { usePoll } from './live/use-poll.ts';

/** What an answer waits for, and how soon it is to be asked for while the page is not live. */
interface Awaits<Data> {
  readonly topic: LiveTopic;
  /** In milliseconds; false where nothing is awaited. */
  readonly every: (data: Data) => number | false;
}

/** The answer to a read that awaits something: live, or polled with the others of its topic. */
export function useAnswer<Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
  { topic, every }: Awaits<Data>,
): UseQueryResult<Data> {
  const answer = useQuery(query);
  usePoll(topic, answer.data === undefined ? false : every(answer.data));
  return answer;
}
