import { chatMarkRead } from '@palpite/contract/chat.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../../lib/services.ts';

const subscribe = (listen: () => void) => {
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
};
const isVisible = () => document.visibilityState === 'visible';

/** Marks the room as read up to a message, while the page is visible. @param newest 0 without a message */
export function useMarkRead(newest: number): void {
  const { client } = useServices();
  const visible = useSyncExternalStore(subscribe, isVisible, () => false);
  useEffect(() => {
    if (!visible || newest === 0) return;
    // A failed call leaves a number on a badge; the next message marks this one too.
    client.call(chatMarkRead, { body: { id: newest } }).catch(() => undefined);
  }, [client, newest, visible]);
}
