import type { LiveFrame } from '@palpite/contract/live.ts';
import { isPermitted, roleOf } from '@palpite/domain';
import { hasFlag } from '../flag.ts';
import type { Services } from '../services.ts';
import { createFrames, type Frames } from './frames.ts';
import { namesInHello, tellWanted } from './follow-wanted.ts';
import { keepConnected } from './keep-connected.ts';
import { liveState } from './live-state.ts';
import { joinTabs, type TabMessage, type Tabs } from './tabs.ts';
import { channelsWanted, wantForOther } from './wanted-channels.ts';

/** How often the leading tab says that it is there. */
const SIGN_MILLISECONDS = 20_000;
/** How long without a connection until the page says so. */
const LOST_MILLISECONDS = 10_000;

/** Follows the operator from now on, with the other tabs of this browser, until `gone`. */
export function followLive(services: Services, gone: AbortSignal): void {
  const { boot, session } = services;
  const frames = createFrames(services);
  const phase = createPhase(gone);
  const token = () => session.token();
  const reached = createReached(frames.forget);
  const take = createTake(frames, phase, reached);
  const tab = Math.random().toString(36).slice(2);
  let leads: Tabs | undefined;
  const state = (live: boolean): TabMessage => ({
    kind: 'state',
    token: token(),
    live,
    ...reached.place(),
  });

  const hear = (message: TabMessage) => {
    if (message.kind === 'asked') {
      leads?.tell(state(phase.isLive()));
    } else if (message.kind === 'wants') {
      if (leads) wantForOther(message.tab ?? '', message.channels, message.missed ?? []);
    } else if (message.token === token()) {
      if (message.kind === 'frame') take(message.frame);
      else {
        // Said at every sign of the leading tab: it may have come to lead since.
        sayWanted();
        const began = message.live && !phase.isLive();
        if (message.epoch) reached.enter(message.epoch);
        reached.reach(message.offset);
        phase.set(message.live);
        if (began) frames.takeAll(message.offset);
      }
    }
  };

  const lead = async (tabs: Tabs, signal: AbortSignal) => {
    leads = tabs;
    // Without a connection there are no frames to show that this tab is there.
    const sign = setInterval(() => tabs.tell(state(phase.isLive())), SIGN_MILLISECONDS);
    const place = createPlace();
    await keepConnected(services, signal, {
      hello: () => ({
        type: 'hello',
        token: token(),
        ...namesInHello(channelsWanted(), channelsOf(services)),
        ...place.resume(),
      }),
      onFrame(frame) {
        place.note(frame);
        take(frame);
        tabs.tell({ kind: 'frame', token: token(), frame });
      },
      onLost() {
        phase.set(false);
        tabs.tell(state(false));
      },
      onSession: place.forget,
    });
    clearInterval(sign);
    leads = undefined;
    phase.set(false);
  };
  const tabs = joinTabs(boot.status.merchantCode, hear, lead, gone);
  const sayWanted = tellWanted(
    () => leads !== undefined,
    (channels, missed) => tabs.tell({ kind: 'wants', tab, channels, missed }),
    gone,
  );
  gone.addEventListener('abort', frames.stop);
}

/**
 * How far in the log this tab has heard. Places of one log say nothing about those of another: a database that was restored
 * counts its own.
 */
function createReached(forget: () => void) {
  let epoch = '';
  let offset = 0;
  return {
    place: () => ({ epoch, offset }),
    reach(to: number) {
      offset = Math.max(offset, to);
    },
    enter(now: string) {
      if (epoch !== '' && epoch !== now) {
        offset = 0;
        forget();
      }
      epoch = now;
    },
  };
}

/** What is done with each frame, from the operator or from the leading tab. */
function createTake(
  frames: Frames,
  phase: ReturnType<typeof createPhase>,
  reached: ReturnType<typeof createReached>,
) {
  let upstream = true;
  return (frame: LiveFrame) => {
    if (frame.type === 'welcome') reached.enter(frame.epoch);
    if ('offset' in frame) reached.reach(frame.offset);
    if (frame.type === 'beat') upstream = frame.upstream === 'live';
    phase.set(upstream);
    frames.take(frame);
  };
}

/** What this tab's caller follows on every screen. */
function channelsOf({ boot, session }: Services): string[] {
  const state = session.store.getState();
  if (state.phase !== 'signed-in') return ['brand'];
  const role = roleOf(state.record);
  const channels = ['brand', 'account'];
  if (hasFlag(boot.status, 'CBS3') && isPermitted(role, 'chat')) channels.push('room');
  if (isPermitted(role, 'agent-centre')) channels.push('team');
  return channels;
}

/** The page's phase: `lost` only after a while, so that a change of networks is no news. */
function createPhase(gone: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isPhase = (phase: string) => liveState().getState().phase === phase;
  const set = (live: boolean) => {
    if (gone.aborted) return;
    if (live) {
      clearTimeout(timer);
      timer = undefined;
      if (!isPhase('live')) liveState().setState({ phase: 'live' });
    } else if (!isPhase('lost')) {
      if (!isPhase('connecting')) liveState().setState({ phase: 'connecting' });
      timer ??= setTimeout(() => liveState().setState({ phase: 'lost' }), LOST_MILLISECONDS);
    }
  };
  set(false);
  gone.addEventListener('abort', () => {
    clearTimeout(timer);
    liveState().setState({ phase: 'off' });
  });
  return { set, isLive: () => isPhase('live') };
}

/** Where this browser came to, to go on from there. */
function createPlace() {
  let epoch = '';
  let offset: number | undefined;
  /** The first beat says that the beginning of every channel has come: before it no place is one to go on from. */
  let complete = false;
  return {
    note(frame: LiveFrame) {
      if (frame.type === 'welcome') {
        complete = false;
        if (frame.epoch !== epoch) offset = undefined;
        ({ epoch } = frame);
      }
      if (frame.type === 'beat') complete = true;
      if (complete && 'offset' in frame) offset = Math.max(frame.offset, offset ?? 0);
    },
    resume: () => (offset === undefined ? {} : { resume: { epoch, offset } }),
    forget() {
      offset = undefined;
    },
  };
}
