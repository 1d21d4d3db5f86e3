import type { LiveFrame } from '@palpite/contract/live.ts';
import { walletGetBalance } from '@palpite/contract/wallet.ts';
import type { Services } from '../services.ts';
import { connectOnce, type Ending } from './connection.ts';
import { followWanted } from './follow-wanted.ts';
import { channelsWanted, takeAgain, wantedChannels } from './wanted-channels.ts';

const FIRST_RETRY_MILLISECONDS = 1_000;
const LONGEST_RETRY_MILLISECONDS = 30_000;
const UNWELCOME_MILLISECONDS = 60_000;
/** After a session's end: an answer with another token may be on its way. */
const SETTLE_MILLISECONDS = 1_000;

export interface Keeping {
  hello(): Parameters<typeof connectOnce>[1];
  onFrame(frame: LiveFrame): void;
  onLost(): void;
  /** Another session begins, with channels of its own. */
  onSession(): void;
}

/** Connects again and again, with growing pauses; another session begins another connection. */
export async function keepConnected(
  services: Services,
  signal: AbortSignal,
  { hello, onFrame, onLost, onSession }: Keeping,
): Promise<void> {
  const { session, transport } = services;
  let socket = transport.sockets;
  let failures = 0;
  await sessionKnown(services, signal);
  while (!signal.aborted) {
    const change = new AbortController();
    const token = session.token();
    const unsubscribe = session.store.subscribe(() => {
      if (session.token() === token) return;
      onSession();
      change.abort();
    });
    const wanted = channelsWanted();
    // Its hello makes them begin.
    takeAgain();
    // An event stream says nothing after its hello: another one begins.
    const stopWatching = socket ? () => undefined : onOthersWanted(wanted, () => change.abort());
    const ending: Ending = await connectOnce(transport, hello(), onFrame, {
      socket,
      gone: AbortSignal.any([signal, change.signal]),
      talk: (say) => followWanted(say, wanted),
    });
    stopWatching();
    // Even where the channels are the same again: one lottery screen followed another.
    const isOther = change.signal.aborted;
    if (!isOther && !signal.aborted) onLost();
    failures = ending === 'refused' && !isOther ? failures + 1 : 0;
    // Networks that let no socket pass let the answer of a call pass, and it is the other way round nowhere.
    if (failures === 2) socket = false;
    if (ending === 'session') await checkSession(services, token);
    if (!isOther) await rest(ending, failures, AbortSignal.any([signal, change.signal]));
    unsubscribe();
  }
}

function onOthersWanted(wanted: readonly string[], act: () => void): () => void {
  return wantedChannels().subscribe(({ again }) => {
    if (again.length > 0 || `${channelsWanted()}` !== `${wanted}`) act();
  });
}

/** Waits until the page knows who is signed in. */
function sessionKnown({ session }: Services, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (session.store.getState().phase === 'unknown' && !signal.aborted) return;
      unsubscribe();
      signal.removeEventListener('abort', look);
      resolve();
    };
    const unsubscribe = session.store.subscribe(look);
    signal.addEventListener('abort', look);
    look();
  });
}

/** A call says whether the session is over, and the client then ends it. */
async function checkSession({ client, session }: Services, token: string | null): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MILLISECONDS));
  if (token === null || session.token() !== token) return;
  await client.call(walletGetBalance).catch(() => undefined);
}

/** Waits before the next attempt; a network that comes back ends the wait. */
function rest(ending: Ending, failures: number, signal: AbortSignal): Promise<void> {
  const longest = Math.min(FIRST_RETRY_MILLISECONDS * 2 ** failures, LONGEST_RETRY_MILLISECONDS);
  const wait = ending === 'unwelcome' ? UNWELCOME_MILLISECONDS : longest;
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    // Random, so that all clients of a process that ended do not come back together.
    const timer = setTimeout(end, wait * (0.5 + Math.random()));
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
