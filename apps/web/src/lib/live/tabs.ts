import type { LiveFrame } from '@palpite/contract/live.ts';

/**
 * One connection for all tabs of a browser. The tab that has the lock leads: it connects, and passes on what it hears.
 * Web Locks and a channel, not a shared worker: the lock is free again the moment that its tab goes, the session's token
 * stays in the tabs that have it, and browsers without shared workers (on most phones) have both.
 */

/** What tabs tell each other. A frame is for tabs of the same session alone, which the token says. */
export type TabMessage =
  | { readonly kind: 'frame'; readonly token: string | null; readonly frame: LiveFrame }
  | {
      readonly kind: 'state';
      readonly token: string | null;
      readonly live: boolean;
      /** Of the log that the offset is a place in; empty before the first connection. */
      readonly epoch: string;
      readonly offset: number;
    }
  /** All that the screens of a tab show of these channels; `missed`: those whose values it needs whole. */
  | {
      readonly kind: 'wants';
      /** A tab of the release before says neither of the two. */
      readonly tab?: string;
      readonly missed?: readonly string[];
      readonly channels: readonly string[];
    }
  /** A tab has come, or has come back: the leading tab says how things are. */
  | { readonly kind: 'asked' };

/** A leading tab that says nothing for so long is frozen: one that is looked at takes its place. */
const SILENCE_MILLISECONDS = 90_000;
const ANSWER_MILLISECONDS = 3_000;

export interface Tabs {
  tell(message: TabMessage): void;
}

/**
 * Takes part until `gone`: calls `lead` while this tab leads, and `hear` with what the leading tab says.
 * @param lead runs until its signal is aborted
 */
export function joinTabs(
  name: string,
  hear: (message: TabMessage) => void,
  lead: (tabs: Tabs, signal: AbortSignal) => Promise<void>,
  gone: AbortSignal,
): Tabs {
  const channel = new BroadcastChannel(`live:${name}`);
  const tabs: Tabs = {
    tell(message) {
      if (!gone.aborted) channel.postMessage(message);
    },
  };
  gone.addEventListener('abort', () => channel.close());
  const locks: LockManager | undefined = navigator.locks;
  // Each tab for itself, where there are no locks.
  const leadAlone = () => void lead({ tell: () => undefined }, gone);
  if (!locks) {
    leadAlone();
    return tabs;
  }
  let leading = false;
  const silence = watchSilence({
    isLeading: () => leading,
    ask: () => tabs.tell({ kind: 'asked' }),
    steal: () => hold(true),
    gone,
  });
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'frame' || data.kind === 'state') silence.heard();
    hear(data);
  };

  /** The request that waits for its turn; one that steals the lock needs it no more. */
  let turn = new AbortController();
  const hold = (steal: boolean) => {
    turn.abort();
    turn = new AbortController();
    const request = turn.signal;
    const own = new AbortController();
    const signal = AbortSignal.any([own.signal, gone]);
    const options = steal ? { steal } : { signal: AbortSignal.any([request, gone]) };
    let granted = false;
    const work = async () => {
      granted = true;
      if (gone.aborted) return;
      leading = true;
      await lead(tabs, signal);
    };
    locks
      .request(`live:${name}`, options, work)
      .catch(() => undefined)
      .finally(() => {
        if (request.aborted || gone.aborted) return;
        // Refused: asking again would be refused again.
        if (!granted) return leadAlone();
        // Another tab took the lock while this one was frozen: it follows, and waits for its turn.
        leading = false;
        silence.heard();
        own.abort();
        hold(false);
      });
  };
  hold(false);
  tabs.tell({ kind: 'asked' });
  return tabs;
}

interface Watched {
  isLeading(): boolean;
  /** Asks the leading tab for a word. */
  ask(): void;
  /** Takes the leading tab's place. */
  steal(): void;
  readonly gone: AbortSignal;
}

/** Takes the place of a leading tab that is frozen, once this one is looked at. */
function watchSilence({ isLeading, ask, steal, gone }: Watched): { heard(): void } {
  let heardAt = performance.now();
  const heard = () => {
    heardAt = performance.now();
  };
  const check = (limit: number) => {
    if (isLeading() || document.hidden || performance.now() - heardAt < limit) return;
    heard();
    steal();
  };
  const timer = setInterval(() => check(SILENCE_MILLISECONDS), ANSWER_MILLISECONDS);
  const onReturn = () => {
    if (document.hidden || isLeading()) return;
    heard();
    ask();
    const asked = heardAt;
    setTimeout(() => {
      if (heardAt === asked) check(0);
    }, ANSWER_MILLISECONDS);
  };
  document.addEventListener('visibilitychange', onReturn);
  gone.addEventListener('abort', () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onReturn);
  });
  return { heard };
}
