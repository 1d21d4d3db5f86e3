/** The site around the frame: the messages that the game sends it, and the requests that it may send the game. */
import {
  type GameMessage,
  readSiteMessage,
  type SiteMessage,
} from '@palpite/contract/game-frame.ts';

type Untagged<Message> = Message extends unknown ? Omit<Message, 'source'> : never;

export interface Site {
  readonly isFramed: boolean;
  tell(message: Untagged<GameMessage>): void;
}

/** Exchanges messages with the site when it is one of `origins`; ignores any other page. */
export function openSite(
  origins: readonly string[],
  onMessage: (type: SiteMessage['type']) => void,
): Site {
  const isFramed = window.parent !== window;
  let origin = parentOrigin(origins);
  window.addEventListener('message', (event) => {
    const message = event.source === window.parent ? readSiteMessage(event, origins) : null;
    if (!message) return;
    origin = event.origin;
    onMessage(message.type);
  });
  return {
    isFramed,
    tell(message) {
      if (!isFramed || origin === undefined) return;
      window.parent.postMessage({ source: 'palpite-game', ...message }, origin);
    },
  };
}

/** Which of the allowed origins frames the game, as far as the browser reveals it. */
function parentOrigin(origins: readonly string[]): string | undefined {
  const ancestor = 'ancestorOrigins' in location ? location.ancestorOrigins[0] : undefined;
  const told = ancestor ?? (document.referrer ? new URL(document.referrer).origin : undefined);
  return origins.includes(told ?? '') ? told : undefined;
}
