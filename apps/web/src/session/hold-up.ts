import type { HeldUpCode } from '@palpite/contract/call-error.ts';
import { createStore } from 'zustand/vanilla';

/**
 * What somebody must do before their calls are answered. The calls wait; a dialog asks for it and lets them go on, so
 * that nothing that was typed is lost. In the browser alone: on the server nobody is signed in.
 */
export const holdUps = createStore<{ readonly asked: readonly HeldUpCode[] }>(() => ({
  asked: [],
}));

const waiting = new Map<HeldUpCode, ((done: boolean) => void)[]>();

/** Waits until it is done. Calls that are held up by the same thing wait together. */
export function goOnAfter(code: HeldUpCode): Promise<boolean> {
  return new Promise((resolve) => {
    const others = waiting.get(code);
    if (others) {
      others.push(resolve);
      return;
    }
    waiting.set(code, [resolve]);
    holdUps.setState(({ asked }) => ({ asked: [...asked, code] }));
  });
}

/** It is done, or it will not be: the calls that wait are sent again, or stay refused. */
export function endHoldUp(code: HeldUpCode, done: boolean): void {
  const calls = waiting.get(code) ?? [];
  waiting.delete(code);
  holdUps.setState(({ asked }) => ({ asked: asked.filter((other) => other !== code) }));
  for (const go of calls) go(done);
}

/** The session is over: nothing is waited for any more. */
export function forgetHoldUps(): void {
  for (const code of Array.from(waiting.keys())) endHoldUp(code, false);
}
