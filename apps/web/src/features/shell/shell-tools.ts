import type { ComponentType } from 'react';
import type { SessionRecord } from '../../lib/session/session-record.ts';

export interface FreePlay {
  start: () => void;
  busy: boolean;
}

/** What the header holds for whoever is signed in: it opens what the shell does not know. */
export type MemberTools = ComponentType<{ member: SessionRecord }>;
