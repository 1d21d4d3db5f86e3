import type { LiveChannel, LiveFrame } from '@palpite/contract/live.ts';
import { walletGetBalance } from '@palpite/contract/wallet.ts';
import { isPermitted, roleOf } from '@palpite/domain';
import { hasFlag } from '../flag.ts';
import type { Services } from '../services.ts';
import { connectOnce, type Ending } from './connection.ts';
import { createFrames } from './frames.ts';
import { liveState } from './live-state.ts';
import { joinTabs, type TabMessage, type Tabs } from './tabs.ts';

const FIRST_RETRY_MILLISECONDS = 1_000;
const LONGEST_RETRY_MILLISECONDS = 30_000;
const UNWELCOME_MILLISECONDS = 60_000;
/** After a session's end: an answer with another token may be on its way. */
const SETTLE_MILLISECONDS = 1_000;
/** How long without a connection until the page says so. */
const LOST_MILLISECONDS = 10_000;

/** Follows the operator from now on, with the other tabs of this browser, until `gone`. */
export function followLive(services: Services, gone: AbortSignal): void {
  const { boot, session } = services;
  const frames = createFrames(services);
  const phase = createPhase(gone);
  const token = () => session.token();
  let offset = 0;
  let upstream = true;

  const take = (frame: LiveFrame) => {
    if ('offset' in frame) offset = Math.max(offset, frame.offset);
    if (frame.type === 'beat') upstream = frame.upstream === 'live';
    phase.set(upstream);
    frames.take(frame);
  };
  let leads: Tabs | undefined;
  const state = (live: boolean): TabMessage => ({ kind: 'state', token: token(), live, offset });

  const hear = (message: TabMessage) => {
    if (message.kind === 'asked') {
      leads?.tell(state(phase.isLive()));
    } else if (message.token === token()) {
      if (message.kind === 'frame') take(message.frame);
      else {
        const began = message.live && !phase.isLive();
        offset = Math.max(offset, message.offset);
        phase.set(message.live);
        if (began) frames.takeAll(message.offset);
      }
    }
  };

  const lead = async (tabs: Tabs, signal: AbortSignal) => {
    leads = tabs;
    let resume: { epoch: string; offset: number } | undefined;
    let epoch = '';
    // The first beat says that the beginning of every channel has come: only then is a place one to resume from.
    let complete = false;
    await keepConnected(services, signal, {
      hello: () => ({
        type: 'hello',
        token: token(),
        channels: channelsOf(services),
        ...(resume === undefined ? {} : { resume }),
      }),
      onFrame(frame) {
        if (frame.type === 'welcome') {
          complete = false;
          ({ epoch } = frame);
          if (resume?.epoch !== epoch) resume = undefined;
        }
        if (frame.type === 'beat') complete = true;
        if (complete && 'offset' in frame) {
          resume = { epoch, offset: Math.max(frame.offset, resume?.offset ?? 0) };
        }
        take(frame);
        tabs.tell({ kind: 'frame', token: token(), frame });
      },
      onLost() {
        phase.set(false);
        tabs.tell(state(false));
      },
      onSession() {
        resume = undefined;
      },
    });
    leads = undefined;
    phase.set(false);
  };
  joinTabs(boot.status.merchantCode, hear, lead, gone);
  gone.addEventListener('abort', frames.stop);
}

/** What this tab's caller follows. */
function channelsOf({ boot, session }: Services): LiveChannel[] {
  const state = session.store.getState();
  if (state.phase !== 'signed-in') return ['brand'];
  const role = roleOf(state.record);
  const channels: LiveChannel[] = ['brand', 'account'];
  if (hasFlag(boot.status, 'CBS3') && isPermitted(role, 'chat')) channels.push('room');
  if (isPermitted(role, 'agent-centre')) channels.push('team');
  return channels;
}

interface Keeping {
  hello(): Parameters<typeof connectOnce>[1];
  onFrame(frame: LiveFrame): void;
  onLost(): void;
  /** Another session begins, with channels of its own. */
  onSession(): void;
}

/** Connects again and again, with growing pauses; another session begins another connection. */
async function keepConnected(
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
    const ending: Ending = await connectOnce(transport, hello(), onFrame, {
      socket,
      gone: AbortSignal.any([signal, change.signal]),
    });
    const isOther = session.token() !== token;
    if (!isOther && !signal.aborted) onLost();
    failures = ending === 'refused' && !isOther ? failures + 1 : 0;
    // Networks that let no socket pass let the answer of a call pass, and it is the other way round nowhere.
    if (failures === 2) socket = false;
    if (ending === 'session') await checkSession(services, token);
    if (!isOther) await rest(ending, failures, AbortSignal.any([signal, change.signal]));
    unsubscribe();
  }
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

/** The page's phase: `lost` only after a while, so that a change of networks is no news. */
function createPhase(gone: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isPhase = (phase: string) => liveState.getState().phase === phase;
  const set = (live: boolean) => {
    if (gone.aborted) return;
    if (live) {
      clearTimeout(timer);
      timer = undefined;
      if (!isPhase('live')) liveState.setState({ phase: 'live' });
    } else if (!isPhase('lost')) {
      if (!isPhase('connecting')) liveState.setState({ phase: 'connecting' });
      timer ??= setTimeout(() => liveState.setState({ phase: 'lost' }), LOST_MILLISECONDS);
    }
  };
  set(false);
  gone.addEventListener('abort', () => {
    clearTimeout(timer);
    liveState.setState({ phase: 'off' });
  });
  return { set, isLive: () => isPhase('live') };
}
