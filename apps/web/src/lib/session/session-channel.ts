import type { SessionRecord } from './session-record.ts';

/**
 * What the tabs of one browser tell each other. sessionStorage is per tab; without this a new tab would
 * be signed out and a logout would leave the others signed in.
 */
export type SessionMessage =
  | { type: 'asked' }
  | { type: 'signed-in'; record: SessionRecord }
  /** `token` says which session ended, so that a late word about an old one ends no newer one. */
  | { type: 'signed-out'; token: string; reason: EndReason }
  /**
   * A call is on its way that ends the session `of` that token and begins the one that continues it; `settled` once it is
   * answered, or given up.
   */
  | { type: 'replacing'; of: string }
  | { type: 'settled'; of: string };

export type EndReason = 'signed-out' | 'expired';

export interface SessionChannel {
  tell: (message: SessionMessage) => void;
  close: () => void;
}

/** Joins the tabs of this site. Browsers deliver to the same origin only. */
export function openSessionChannel(
  brandCode: string,
  listen: (message: SessionMessage) => void,
): SessionChannel {
  const channel = new BroadcastChannel(`session:${brandCode}`);
  channel.onmessage = (event: MessageEvent<SessionMessage>) => listen(event.data);
  return {
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
