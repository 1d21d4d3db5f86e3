import { messageCountUnread } from '@palpite/contract/announcement.ts';
import type { BodyInput, Endpoint } from '@palpite/contract/endpoint.ts';
import {
  MESSAGES_PER_PAGE,
  messageListCorrespondents,
  messageDelete,
  messageGet,
  messageList,
  messageMarkRead,
  messageRestore,
  messageSend,
  type MessageTab,
} from '@palpite/contract/message.ts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useActKey } from '../../lib/act-key.ts';
import { callKey, callQuery } from '../../lib/calls.ts';
import { type Services, useServices } from '../../lib/services.ts';

/** A message, by its tab and number. */
export interface MessagePlace {
  tab: MessageTab;
  messageId: string;
}

/** A page of one tab, newest first. @param page its place; undefined for the first */
export function useMessages(tab: MessageTab, page: string | undefined) {
  const services = useServices();
  return useQuery({
    ...callQuery(services, messageList, {
      query: { tab, page, pageSize: MESSAGES_PER_PAGE },
    }),
    placeholderData: keepPreviousData,
  });
}

export function useMessage(place: MessagePlace) {
  return useQuery(callQuery(useServices(), messageGet, { query: place }));
}

/** Marks a message as read, or with a null all of its tab. */
export function useMarkRead() {
  const services = useServices();
  return useMutation({
    mutationFn: (body: BodyInput<typeof messageMarkRead>) =>
      services.client.call(messageMarkRead, { body }),
    onSettled: () => refresh(services, [messageList, messageGet, messageCountUnread]),
  });
}

interface DeleteEvents<Message> {
  onDeleted: (message: Message) => void;
  onFailed: (error: Error) => void;
}

/** Deletes messages. Each has its own callback, also when another is deleted before the answer. */
export function useDelete<Message extends MessagePlace>({
  onDeleted,
  onFailed,
}: DeleteEvents<Message>) {
  const services = useServices();
  return useMutation({
    mutationFn: ({ tab, messageId }: Message) =>
      services.client.call(messageDelete, { query: { tab, messageId } }),
    onSuccess: (_told, message) => onDeleted(message),
    onError: onFailed,
    onSettled: () => refresh(services, [messageList, messageCountUnread]),
  });
}

export function useRestore() {
  const services = useServices();
  return useMutation({
    mutationFn: (body: MessagePlace) => services.client.call(messageRestore, { body }),
    onSettled: () => refresh(services, [messageList, messageCountUnread]),
  });
}

/** The recipients that the member may write to; downlines by the beginning of their names. */
export function useCorrespondents(name: string) {
  return useQuery({
    ...callQuery(useServices(), messageListCorrespondents, { query: { name } }),
    placeholderData: keepPreviousData,
  });
}

export function useSend() {
  const services = useServices();
  const actKey = useActKey();
  return useMutation({
    mutationFn: (body: BodyInput<typeof messageSend>) =>
      services.client.call(messageSend, { body, idempotencyKey: actKey(body) }),
    onSuccess: () => refresh(services, [messageList]),
  });
}

function refresh(services: Services, calls: readonly Endpoint[]): Promise<unknown> {
  return Promise.all(
    calls.map((call) =>
      services.queryClient.invalidateQueries({ queryKey: callKey(services, call) }),
    ),
  );
}
