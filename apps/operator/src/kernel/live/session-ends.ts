import { factsOf, type StoredEvent } from '../events/stored-event.ts';
import type { LiveCaller } from './channel.ts';

/** Whether an event ends the session of a connection. The event is about the connection's account or brand. */
export function isEndOf(event: StoredEvent, { caller }: LiveCaller): boolean {
  if (caller === null) return false;
  if (event.topic === 'account.locked') return true;
  if (event.topic !== 'session.ended') return false;
  const { sessionId, exceptSessionId } = factsOf('session.ended', event);
  if (sessionId !== undefined) return sessionId === caller.sessionId;
  return exceptSessionId !== caller.sessionId;
}
