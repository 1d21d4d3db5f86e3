import type { LiveFrame } from '@palpite/contract/live.ts';
import { walletGetBalance } from '@palpite/contract/wallet.ts';
import { callKey, seenUpTo } from '../calls.ts';
import type { Services } from '../services.ts';
import { takeValue } from './live-values.ts';
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

export function createFrames(services: Services): Frames {
  const { queryClient } = services;
  const stale = createStaleAnswers(queryClient);
  return {
    take(frame) {
      if (frame.type === 'value') takeValue(frame.channel, frame);
      if (frame.type !== 'image' && frame.type !== 'hints') return;
      const { balance, offset, shared } = frame;
      if (balance) paintBalance(services, balance, offset);
      if (frame.type === 'hints') {
        for (const hint of frame.hints) stale.hint(hint.topic, hint.offset, shared);
      } else if (frame.topics) {
        for (const topic of frame.topics) stale.hint(topic, offset, shared);
      } else stale.all(offset, shared);
    },
    takeAll(offset) {
      stale.all(offset, true);
    },
    forget() {
      for (const query of queryClient.getQueryCache().getAll()) seenUpTo.delete(query);
      const queryKey = callKey(services, walletGetBalance);
      if (!isPaused(queryKey)) void queryClient.resetQueries({ queryKey });
    },
    stop: stale.stop,
  };
}
