import { chatSetLanguage, chatCountUnread, chatGetUrl } from '@palpite/contract/chat.ts';
import { useQuery } from '@tanstack/react-query';
import { callKey } from '../../lib/calls.ts';
import { type Services, useServices } from '../../lib/services.ts';

/** The language in which this tab last opened the window. */
const LANGUAGE_KEY = 'chatLanguage';

/**
 * The address of the window, fetched at each opening: it carries the look and the language of the window.
 * @param title the heading of the room
 */
export function useChatUrl(title: string) {
  const services = useServices();
  return useQuery({
    queryKey: [...callKey(services, chatGetUrl), title],
    queryFn: ({ signal }) => askUrl(services, title, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

async function askUrl(services: Services, title: string, signal: AbortSignal): Promise<string> {
  const { client, texts, boot } = services;
  const language = texts.language();
  const before = sessionStorage.getItem(LANGUAGE_KEY);
  // Windows of other tabs follow too.
  if (before !== null && before !== language) {
    await client.call(chatSetLanguage, { body: { language } });
  }
  sessionStorage.setItem(LANGUAGE_KEY, language);
  const headerColor = boot.status.settings.chatHeaderColor;
  const query = { b2c: 1, title, language, headerColor } as const;
  const answer = await client.call(chatGetUrl, { query, signal });
  return answer.chatUrl;
}

/** The window has marked messages as read, so the count is refetched. */
export function forgetChatUnread(services: Services): void {
  void services.queryClient.resetQueries({ queryKey: callKey(services, chatCountUnread) });
}
