import {
  applyChange,
  type KnownValue,
  type LiveValue,
  type ValueChange,
  type ValueChannel,
} from '@palpite/contract/live-value.ts';
import { Listeners, perTab } from '@palpite/ui/tab.ts';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { wantAgain, wantChannel } from './wanted-channels.ts';

/** A value that components of this tab read. */
interface Followed {
  readonly listeners: Listeners;
  readers: number;
  readonly leave: () => void;
  known?: KnownValue;
  /** What components see: the value as of the last animation frame. */
  shown?: LiveValue;
}

/** Values that move, beside the answers of calls: no answer is asked for again because of them. */
const liveValues = perTab(() => ({
  followed: new Map<string, Followed>(),
  /** Names that changed since the last animation frame. */
  changed: new Set<string>(),
}));

/**
 * The value of a key, as it moves; undefined until it is here, or where this release cannot read it. It is followed while a
 * component reads it.
 */
export function useLiveValue<Value extends LiveValue>(
  channel: ValueChannel<Value>,
  key: string,
): Value | undefined {
  const name = `${channel.name}:${key}`;
  const subscribe = useCallback((listen: () => void) => readValue(name, listen), [name]);
  const shown = useSyncExternalStore(
    subscribe,
    () => liveValues().followed.get(name)?.shown,
    () => undefined,
  );
  return useMemo(() => {
    const read = v.safeParse(channel.value, shown);
    return read.success ? read.output : undefined;
  }, [channel, shown]);
}

/** Takes a change of a value from the connection or from the leading tab. */
export function takeValue(name: string, change: ValueChange): void {
  const { followed, changed } = liveValues();
  const value = followed.get(name);
  if (value === undefined) return;
  const after = applyChange(value.known, change);
  if (after === 'gap') wantAgain(name);
  if (typeof after === 'string') return;
  value.known = after;
  if (changed.size === 0) requestAnimationFrame(showChanged);
  changed.add(name);
}

/** All that changed is drawn in one animation frame; a tab that is not seen has none, and draws the last when it is. */
function showChanged(): void {
  const { followed, changed } = liveValues();
  const names = Array.from(changed);
  changed.clear();
  for (const name of names) {
    const value = followed.get(name);
    if (value?.known === undefined) continue;
    value.shown = value.known.value;
    value.listeners.tell();
  }
}

function readValue(name: string, listen: () => void): () => void {
  const { followed } = liveValues();
  const value = followed.get(name) ?? {
    listeners: new Listeners(),
    readers: 0,
    leave: wantChannel(name),
  };
  followed.set(name, value);
  value.readers += 1;
  const stop = value.listeners.subscribe(listen);
  return () => {
    stop();
    value.readers -= 1;
    if (value.readers > 0) return;
    followed.delete(name);
    value.leave();
  };
}
