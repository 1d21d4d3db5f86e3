import { isGuest } from '@palpite/domain';
import { useEffect } from 'react';
import { closeChat } from '../../parts/talk/chat-window-store.ts';
import { useSession } from '../../parts/identity/use-session.ts';
import { ChatFrame } from './chat-frame.tsx';
import { GuestWarning } from './guest-warning.tsx';

/** The chat's window for a signed-in member; a guest sees how to get an account instead. */
export function ChatWindow() {
  const session = useSession();
  const isOver = session.phase === 'visitor';
  useEffect(() => {
    if (isOver) closeChat();
  }, [isOver]);
  if (session.phase !== 'signed-in') return null;
  if (isGuest(session.record.type)) return <GuestWarning />;
  return <ChatFrame key={session.record.account} />;
}
