import { perTab } from '@palpite/ui/tab.ts';
import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';

/** Another tab that is silent for longer has gone without a word: it says what it wants every twenty seconds. */
const SILENT_MILLISECONDS = 65_000;

interface Wanted {
  /** By the screens of this tab, each as often as it is wanted. */
  readonly own: readonly string[];
  /** By other tabs of this browser, to the leading one; until that goes. */
  readonly others: ReadonlyMap<string, { readonly names: readonly string[]; readonly at: number }>;
  /** Names whose beginning a reader has missed: they are followed again. */
  readonly again: readonly string[];
}

/** Channels that are followed only while a screen shows what they carry: `lottery`, or with a key `odds:7`. */
export const wantedChannels = perTab(() =>
  createStore<Wanted>(() => ({ own: [], others: new Map(), again: [] })),
);

/** All that are wanted, each once. */
export function channelsWanted(): readonly string[] {
  const { own, others } = wantedChannels().getState();
  const theirs = Array.from(others.values()).flatMap(({ names }) => names);
  return [...new Set([...own, ...theirs])];
}

/** Another tab wants these, and no others any more. What it did not want before begins for it. */
export function wantForOther(
  tab: string,
  names: readonly string[],
  missed: readonly string[],
): void {
  const { others, again } = wantedChannels().getState();
  const now = performance.now();
  const before = others.get(tab)?.names ?? [];
  const heard = Array.from(others).filter(
    ([other, { at }]) => other !== tab && now - at < SILENT_MILLISECONDS,
  );
  if (names.length > 0) heard.push([tab, { names, at: now }]);
  const fresh = names.filter((name) => !before.includes(name));
  wantedChannels().setState({
    others: new Map(heard),
    again: [...new Set([...again, ...fresh, ...missed])],
  });
}

/** A reader has missed something of this: its value is sent whole again. */
export function wantAgain(name: string): void {
  const { again } = wantedChannels().getState();
  if (!again.includes(name)) wantedChannels().setState({ again: [...again, name] });
}

/** @returns the names that are to be followed again, and forgets them */
export function takeAgain(): readonly string[] {
  const { again } = wantedChannels().getState();
  if (again.length > 0) wantedChannels().setState({ again: [] });
  return again;
}

/** Follows a channel. @returns ends it */
export function wantChannel(name: string): () => void {
  wantedChannels().setState(({ own }) => ({ own: [...own, name] }));
  return () =>
    wantedChannels().setState(({ own }) => {
      const left = [...own];
      left.splice(left.indexOf(name), 1);
      return { own: left };
    });
}

/** Follows a channel while the component is there. */
export function useLiveChannel(name: string): void {
  useEffect(() => wantChannel(name), [name]);
}
