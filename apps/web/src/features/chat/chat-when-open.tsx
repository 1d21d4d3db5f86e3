import { Suspense, useEffect } from 'react';
import { restoreChat } from '../../parts/talk/chat-window-store.ts';
import { useChatIsOpen, useChatOffered } from '../../parts/talk/use-chat.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

const ChatWindow = lazyPart(() => import('./chat-window.tsx'), 'ChatWindow');

/** The chat's window; its code loads when it opens. */
export function ChatWhenOpen() {
  const open = useChatIsOpen();
  const offered = useChatOffered();
  useEffect(restoreChat, []);
  if (!open || !offered) return null;
  return (
    <Suspense>
      <ChatWindow />
    </Suspense>
  );
}
