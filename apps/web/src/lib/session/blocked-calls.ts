import type { BlockedCode } from '@palpite/contract/call-error.ts';
import { perTab } from '@palpite/ui/tab.ts';
import { createStore } from 'zustand/vanilla';

/**
 * What a member must do before their calls are answered. The calls wait while a dialog asks for it, so that nothing
 * they typed is lost. Used only in the browser: the server renders without a session.
 */
export const blockedCalls = perTab(() =>
  createStore<{ readonly codes: readonly BlockedCode[] }>(() => ({ codes: [] })),
);

const waiting = perTab(() => new Map<BlockedCode, ((done: boolean) => void)[]>());

/** Waits until the block is lifted. Calls with the same block wait together. */
export function waitUntilUnblocked(code: BlockedCode): Promise<boolean> {
  return new Promise((resolve) => {
    const others = waiting().get(code);
    if (others) {
      others.push(resolve);
      return;
    }
    waiting().set(code, [resolve]);
    blockedCalls().setState(({ codes }) => ({ codes: [...codes, code] }));
  });
}

/** Lifts a block: its waiting calls are sent again when `done`, and stay refused otherwise. */
export function unblock(code: BlockedCode, done: boolean): void {
  const calls = waiting().get(code) ?? [];
  waiting().delete(code);
  blockedCalls().setState(({ codes }) => ({ codes: codes.filter((other) => other !== code) }));
  for (const go of calls) go(done);
}

/** Refuses every waiting call: the session is over. */
export function abandonBlockedCalls(): void {
  for (const code of Array.from(waiting().keys())) unblock(code, false);
}
