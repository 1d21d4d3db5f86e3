import type { StoredEvent } from './stored-event.ts';

/** Events kept in memory, for clients that come back: minutes of a busy site. */
export const RING = 10_000;

/** The newest events, whose places follow one another without a gap. */
export interface EventRing {
  push(events: readonly StoredEvent[]): void;
  /** The events after a place, oldest first; null when the first of them is no longer there. */
  since(pos: number): readonly StoredEvent[] | null;
}

export function createEventRing(): EventRing {
  const ring: StoredEvent[] = [];
  return {
    push(events) {
      ring.push(...events);
      // Not at each event: moving the rest costs as much as the ring is long.
      if (ring.length > RING * 1.2) ring.splice(0, ring.length - RING);
    },
    since(pos) {
      const first = ring[0];
      if (first === undefined || first.pos > pos + 1) return null;
      return ring.slice(pos + 1 - first.pos);
    },
  };
}
