import {
  type GameMessage,
  readGameMessage,
  type SiteMessage,
} from '@palpite/contract/game-frame.ts';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Listens to the game in the frame alone: a message must come from this frame's own window, from its origin, in a
 * known shape.
 * @returns sends a message to the game, never to another origin that the frame may have navigated to
 */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onMessage: (message: GameMessage) => void,
): (type: SiteMessage['type']) => void {
  const hear = useEffectEvent(onMessage);
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.source === null || event.source !== frame.current?.contentWindow) return;
      const message = readGameMessage(event, [origin]);
      if (message) hear(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, origin]);

  return (type) => {
    const message: SiteMessage = { source: 'palpite-site', type };
    frame.current?.contentWindow?.postMessage(message, origin);
  };
}
