import { perTab } from '@palpite/ui/tab.ts';
import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';

/** Channels that are followed only while a screen shows what they tell of: which of them, and by how many screens. */
export const wantedChannels = perTab(() =>
  createStore<{
    readonly own: readonly string[];
    /** What other tabs of this browser have asked for, to the leading one; until that goes. */
    readonly others: readonly string[];
  }>(() => ({ own: [], others: [] })),
);

/** All that are wanted, each once. */
export function channelsWanted(): readonly string[] {
  const { own, others } = wantedChannels().getState();
  return [...new Set([...own, ...others])];
}

/** Another tab wants these. */
export function wantForOthers(channels: readonly string[]): void {
  const { others } = wantedChannels().getState();
  if (channels.every((channel) => others.includes(channel))) return;
  wantedChannels().setState({ others: [...new Set([...others, ...channels])] });
}

/** Follows a channel while the component is there. */
export function useLiveChannel(channel: string): void {
  useEffect(() => {
    const { own } = wantedChannels().getState();
    wantedChannels().setState({ own: [...own, channel] });
    return () => {
      const left = [...wantedChannels().getState().own];
      left.splice(left.indexOf(channel), 1);
      wantedChannels().setState({ own: left });
    };
  }, [channel]);
}
