import { LIVE_CHANNELS, type LiveChannel, type LiveFrame } from '@palpite/contract/live.ts';
import { walletGetBalance } from '@palpite/contract/wallet.ts';
import { callKey, seenUpTo } from '../calls.ts';
import type { Services } from '../services.ts';
import { paintBalance } from './paint-balance.ts';
import { isPaused } from './paused-calls.ts';
import { createStaleAnswers } from './stale-answers.ts';

export interface Frames {
  /** Does what a frame says, to the answers that this tab shows. */
  take(frame: LiveFrame): void;
  /** Everything may have changed up to that place. */
  takeAll(offset: number): void;
  /** Another log begins: no answer here has seen any of it, and no version here is earlier or later than one of it. */
  forget(): void;
  stop(): void;
}

/** What many people hear at once. */
const SHARED: ReadonlySet<string> = new Set<LiveChannel>(['brand', 'room', 'lottery']);

export function createFrames(services: Services): Frames {
  const { queryClient } = services;
  const stale = createStaleAnswers(queryClient);
  const all = (channel: string, offset: number) => {
    if (!Object.hasOwn(LIVE_CHANNELS, channel)) return;
    for (const topic of LIVE_CHANNELS[channel as LiveChannel]) {
      stale.hint(topic, offset, SHARED.has(channel));
    }
  };
  return {
    take(frame) {
      if (frame.type === 'image') {
        if (frame.balance) paintBalance(services, frame.balance, frame.offset);
        all(frame.channel, frame.offset);
      }
      if (frame.type === 'hints') {
        if (frame.balance) paintBalance(services, frame.balance, frame.offset);
        const many = SHARED.has(frame.channel);
        for (const { topic, offset } of frame.hints) stale.hint(topic, offset, many);
      }
    },
    takeAll(offset) {
      for (const channel of Object.keys(LIVE_CHANNELS)) all(channel, offset);
    },
    forget() {
      for (const query of queryClient.getQueryCache().getAll()) seenUpTo.delete(query);
      const queryKey = callKey(services, walletGetBalance);
      if (!isPaused(queryKey)) void queryClient.resetQueries({ queryKey });
    },
    stop: stale.stop,
  };
}
