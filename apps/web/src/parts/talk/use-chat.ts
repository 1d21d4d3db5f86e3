import { chatCountUnread } from '@palpite/contract/chat.ts';
import { isGuest } from '@palpite/domain';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { callQuery } from '../../lib/calls.ts';
import { hasFlag } from '../../lib/flag.ts';
import { useAskAgain } from '../../lib/live/live-state.ts';
import { useServices } from '../../lib/services.ts';
import { useMember } from '../identity/use-session.ts';
import { chatWindow } from './chat-window-store.ts';

/** How often a page that is not live asks for the count; coming back to it asks too. */
const ASK_MILLISECONDS = 60_000;

/** Whether the brand has a chat room. */
export function useChatOffered(): boolean {
  return hasFlag(useServices().boot.status, 'CBS3');
}

export function useChatIsOpen(): boolean {
  return useStore(chatWindow(), ({ open }) => open);
}

/** What others have said since the member last looked; 0 while the window is open, where it is read. */
export function useChatUnread(): number {
  const services = useServices();
  const offered = useChatOffered();
  const open = useChatIsOpen();
  const askAgain = useAskAgain();
  const member = useMember();
  const asks = offered && !open && member !== null && !isGuest(member.type);
  const { data } = useQuery({
    ...callQuery(services, chatCountUnread, {}),
    enabled: asks,
    refetchInterval: askAgain(ASK_MILLISECONDS),
    refetchOnWindowFocus: true,
  });
  return asks ? (data?.unread ?? 0) : 0;
}
