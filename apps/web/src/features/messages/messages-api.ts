import type { BodyInput } from '@palpite/contract/endpoint.ts';
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
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAct } from '../../lib/act/use-act.ts';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';

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
  return useAct(messageMarkRead, (body: BodyInput<typeof messageMarkRead>) => ({ body }));
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
  return useAct(messageDelete, ({ tab, messageId }: Message) => ({ query: { tab, messageId } }), {
    onSuccess: (_answer, message) => onDeleted(message),
    onError: onFailed,
  });
}

export function useRestore() {
  return useAct(messageRestore, (body: MessagePlace) => ({ body }));
}

/** The recipients that the member may write to; downlines by the beginning of their names. */
export function useCorrespondents(name: string) {
  return useQuery({
    ...callQuery(useServices(), messageListCorrespondents, { query: { name } }),
    placeholderData: keepPreviousData,
  });
}

export function useSend() {
  return useAct(messageSend, (body: BodyInput<typeof messageSend>) => ({ body }));
}
