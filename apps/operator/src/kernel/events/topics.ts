import type { LiveTopic } from '@palpite/contract/live.ts';
import type { Facts, Topic as LoggedTopic } from '@palpite/log/topics.ts';

/** What an event of the operator is. The room that emits one declares it; its module lists it in its door. */

/** Which channels learn of an event, and what it makes stale there. Modules declare the channels. */
export type Hints = Readonly<Record<string, readonly LiveTopic[]>>;

export interface Topic<Of extends Facts = Facts> extends LoggedTopic<Of> {
  readonly hints: Hints;
}

/** All topics of a process, by name. */
export type Topics = ReadonlyMap<string, Topic>;

export const defineTopic = <Of extends Facts>(
  name: string,
  facts: Of,
  hints: Hints = {},
): Topic<Of> => ({ name, facts, hints });
