import { chatEnter, chatListMessages } from '@palpite/contract/chat.ts';
import { CallError } from '@palpite/contract/call-error.ts';
import { useQuery } from '@tanstack/react-query';
import { callKey } from '../../lib/calls.ts';
import { usePoll } from '../../lib/live/use-poll.ts';
import { type Services, useServices } from '../../lib/services.ts';
import { type Room, withChanges } from './room-changes.ts';

/** How often a window that is not live asks for changes. */
const ASK_MILLISECONDS = 3_000;
const FIRST_RETRY_MILLISECONDS = 1_000;
const LONGEST_RETRY_MILLISECONDS = 15_000;

/** Enters the room. @param pass the pass in the page's address, for the window's look */
export function useEnteredRoom(account: string, pass: string | undefined) {
  const services = useServices();
  const { client } = services;
  return useQuery({
    queryKey: [...callKey(services, chatEnter), account, pass ?? null],
    queryFn: ({ signal }) =>
      client.call(chatEnter, { body: pass === undefined ? {} : { pass }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
}

/**
 * The messages of the room: the live connection says when there are changes, and a call brings them. A temporary failure is retried with growing pauses; a refusal ends it.
 */
export function useRoom(account: string) {
  const services = useServices();
  usePoll('chat', ASK_MILLISECONDS);
  const queryKey = [...callKey(services, chatListMessages), account];
  const { data, error, failureCount, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => askRoom(services, queryKey, signal),
    meta: { staleOn: chatListMessages.staleOn },
    refetchOnWindowFocus: false,
    retry: (_count, failure) => isPassing(failure),
    retryDelay: (count) =>
      Math.min(FIRST_RETRY_MILLISECONDS * 2 ** count, LONGEST_RETRY_MILLISECONDS),
  });
  return { room: data, error, isLost: failureCount > 0 && error === null, isFetching, refetch };
}

async function askRoom(
  { client, queryClient }: Services,
  queryKey: readonly unknown[],
  signal: AbortSignal,
): Promise<Room> {
  const before = queryClient.getQueryData<Room>(queryKey);
  const query = before === undefined ? {} : { after: before.cursor };
  return withChanges(before, await client.call(chatListMessages, { query, signal }));
}

const PASSING_CODES: ReadonlySet<string | undefined> = new Set([
  'unavailable',
  'internal_error',
  'too_many_requests',
  // Of a token that was exchanged during the call: the next call has the new one. Without a session no room is shown.
  'session_expired',
  'unauthenticated',
]);

/** Whether the same call may succeed a little later. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof CallError) || error.kind === 'unreadable') return false;
  return error.kind !== 'refused' || PASSING_CODES.has(error.code);
}
