import type { LiveFrame } from '@palpite/contract/live.ts';
import type { LiveCaller } from './channel.ts';

/** The wire under a connection: a WebSocket, or the answer of an event stream. */
export interface Wire {
  send(text: string): void;
  /** Bytes that the other end has not taken yet. */
  buffered(): number;
  close(): void;
}

/** A reader who has not taken this much is sent nothing more; once it is below the second, images of the present. */
const MOST_BUFFERED = 256 * 1_024;
const CAUGHT_UP = 64 * 1_024;
/** From here on values wait, and are sent once there is less than the second. */
const VALUES_WAIT = 32 * 1_024;
const VALUES_GO_ON = 8 * 1_024;
/** A reader who takes nothing for so long is gone. */
const GONE_MILLISECONDS = 60_000;

/** One client. Frames are dropped while it does not read, never queued without end. */
export interface Connection {
  readonly caller: LiveCaller;
  /** Its channels: the full name, and as the client named it. */
  readonly channels: Map<string, string>;
  /** When its caller has to be looked up again, in the process's steady milliseconds. */
  checkAt: number;
  send(frame: LiveFrame): void;
  /** Sends a change of a value. For a reader who is behind the value's name waits, and no change does. */
  sendValue(name: string, frame: LiveFrame): void;
  /** The reader needs a value whole. */
  oweValue(name: string): void;
  /** The names of values that are owed, once the reader can take them as they are then. */
  takeOwed(): readonly string[];
  /** Holds frames back until `work` has sent its own, which say where the client is. */
  after(work: (send: (frame: LiveFrame) => void) => Promise<void>): Promise<void>;
  /**
   * Looks how far the reader is.
   * @returns `caught-up` once, when it needs images of the present; `gone` when it is to be closed
   */
  look(): 'reading' | 'behind' | 'caught-up' | 'gone';
  over(because: 'session' | 'unwelcome' | 'leaving'): void;
}

const texts = new WeakMap<LiveFrame, string>();

/** A frame for many is written as text once. */
function textOf(frame: LiveFrame): string {
  const text = texts.get(frame) ?? JSON.stringify(frame);
  texts.set(frame, text);
  return text;
}

export function createConnection(
  wire: Wire,
  caller: LiveCaller,
  onDropped: () => void,
): Connection {
  let held: LiveFrame[] = [];
  let holding = 0;
  let behindSince: number | null = null;
  let isOver = false;
  /** Values of which the reader has missed something. */
  const owed = new Set<string>();

  const write = (frame: LiveFrame) => {
    if (isOver) return;
    if (behindSince === null && wire.buffered() > MOST_BUFFERED) {
      behindSince = performance.now();
      onDropped();
    }
    if (behindSince === null) wire.send(textOf(frame));
  };
  return {
    caller,
    channels: new Map(),
    checkAt: 0,
    send(frame) {
      if (holding > 0) held.push(frame);
      else write(frame);
    },
    sendValue(name, frame) {
      if (holding > 0 || behindSince !== null || wire.buffered() > VALUES_WAIT) owed.add(name);
      else if (!owed.has(name)) write(frame);
    },
    oweValue: (name) => void owed.add(name),
    takeOwed() {
      if (owed.size === 0 || holding > 0 || behindSince !== null) return [];
      if (wire.buffered() > VALUES_GO_ON) return [];
      const names = Array.from(owed);
      owed.clear();
      return names;
    },
    async after(work) {
      holding += 1;
      try {
        await work(write);
      } finally {
        holding -= 1;
        if (holding === 0) {
          const kept = held;
          held = [];
          for (const frame of kept) write(frame);
        }
      }
    },
    look() {
      if (behindSince === null) return 'reading';
      if (performance.now() - behindSince > GONE_MILLISECONDS) return 'gone';
      if (wire.buffered() > CAUGHT_UP) return 'behind';
      behindSince = null;
      return 'caught-up';
    },
    over(because) {
      if (isOver) return;
      const frame: LiveFrame = { type: 'over', because };
      if (behindSince === null) wire.send(textOf(frame));
      isOver = true;
      wire.close();
    },
  };
}
