import * as v from 'valibot';
import { factsOf, type StoredEvent } from '@palpite/log/stored-event.ts';
import { defineTopic } from '../events/topics.ts';
import { id } from '@palpite/log/topics.ts';
import type { LiveCaller } from './channel.ts';

/** An account cannot log in any more; its sessions end. */
export const accountLocked = defineTopic('account.locked', v.object({}));

/** One session, those of an account but one, or with neither those of the whole brand. */
export const sessionEnded = defineTopic(
  'session.ended',
  v.object({ sessionId: v.optional(id), exceptSessionId: v.optional(id) }),
);

/** Whether an event ends the session of a connection. The event is about the connection's account or brand. */
export function isEndOf(event: StoredEvent, { caller }: LiveCaller): boolean {
  if (caller === null) return false;
  if (event.topic === accountLocked.name) return true;
  if (event.topic !== sessionEnded.name) return false;
  const { sessionId, exceptSessionId } = factsOf(sessionEnded.facts, event);
  if (sessionId !== undefined) return sessionId === caller.sessionId;
  return exceptSessionId !== caller.sessionId;
}
