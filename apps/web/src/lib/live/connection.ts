import {
  LIVE_PATH,
  type LiveFrame,
  liveFrame,
  type LiveHello,
  type LiveRequest,
} from '@palpite/contract/live.ts';
import * as v from 'valibot';
import type { Transport } from '../transport.ts';

/** What ended a connection: it never opened, it was lost, or the operator said its last word. */
export type Ending = 'refused' | 'lost' | 'session' | 'unwelcome' | 'leaving';

/** A healthy connection is never silent for longer than this many of its beats. */
const MISSED_BEATS = 2.5;
const FIRST_WORD_SECONDS = 15;

export interface ConnectOptions {
  /** Over a WebSocket; otherwise the same frames come as the answer of a call, where no socket passes. */
  readonly socket: boolean;
  readonly gone: AbortSignal;
  /** Called over a WebSocket once the operator has answered the hello. @returns ends it */
  talk(say: (request: LiveRequest) => void): () => void;
}

/**
 * Connects once, passes frames on, and resolves with what ended it. Frames of a newer operator that this release does not
 * know are left out.
 */
export async function connectOnce(
  transport: Transport,
  hello: LiveHello,
  onFrame: (frame: LiveFrame) => void,
  { socket, gone, talk }: ConnectOptions,
): Promise<Ending> {
  const end = new AbortController();
  const signal = AbortSignal.any([end.signal, gone]);
  let ending: Ending = 'refused';
  let silence = FIRST_WORD_SECONDS;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let stopTalking: (() => void) | undefined;
  const watch = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => end.abort(), silence * 1_000);
  };
  const hear: Hear = (text, say) => {
    const frame = readFrame(text);
    watch();
    if (frame === undefined) return;
    if (frame.type === 'welcome') {
      ending = 'lost';
      silence = frame.beatSeconds * MISSED_BEATS;
      watch();
      if (say) stopTalking ??= talk((request) => say(JSON.stringify(request)));
    }
    if (frame.type === 'over') {
      ending = frame.because;
      end.abort();
    } else {
      onFrame(frame);
    }
  };
  watch();
  try {
    await (socket ? overSocket : overStream)(transport, JSON.stringify(hello), hear, signal);
  } catch {
    // Its end is all that matters; why it failed, no page can tell.
  } finally {
    clearTimeout(watchdog);
    stopTalking?.();
  }
  return ending;
}

function readFrame(text: string): LiveFrame | undefined {
  try {
    const parsed = v.safeParse(liveFrame, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Takes a text; `say` answers it, where the wire has two directions. */
type Hear = (text: string, say?: (text: string) => void) => void;

type Wire = (transport: Transport, hello: string, hear: Hear, signal: AbortSignal) => Promise<void>;

const overSocket: Wire = (_transport, hello, hear, signal) =>
  new Promise((resolve) => {
    const socket = new WebSocket(new URL(LIVE_PATH, location.href.replace(/^http/, 'ws')));
    const close = () => {
      socket.close();
      resolve();
    };
    if (signal.aborted) return close();
    signal.addEventListener('abort', close);
    socket.onopen = () => socket.send(hello);
    const say = (text: string) => socket.send(text);
    socket.onmessage = ({ data }: MessageEvent<unknown>) => hear(String(data), say);
    socket.onclose = () => {
      signal.removeEventListener('abort', close);
      resolve();
    };
  });

const overStream: Wire = async ({ baseUrl, fetch }, hello, hear, signal) => {
  const response = await fetch(`${baseUrl}${LIVE_PATH}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: hello,
    signal,
  });
  const reader = response.ok ? response.body?.getReader() : undefined;
  if (!reader) return;
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done || signal.aborted) return;
    const lines = `${rest}${decoder.decode(value, { stream: true })}`.split('\n\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line.replace(/^data: /, ''));
  }
};
