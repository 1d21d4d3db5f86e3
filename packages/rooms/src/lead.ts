import type { Logger } from '@palpite/server/log.ts';
import { type Answered, type Play, type Played, play } from './play.ts';
import type { AnyRoom, Frames } from './room.ts';
import type { RoomRow, RoomRows } from './room-rows.ts';
import { createShown, type Shown } from './shown.ts';
import { stepRandom } from './step-random.ts';
import { createTurns } from './turns.ts';

/** Acts and ticks of one commit: other rooms and calls wait for no longer piece of work. */
const MOST_STEPS = 200;
const RETRY_MILLISECONDS = 500;
const MOST_WAIT_MILLISECONDS = 60_000;
/** A room that waits for acts alone is left after this; the next act finds it a leader. */
const IDLE_MILLISECONDS = 10_000;

export interface LeadNeeds {
  readonly rows: RoomRows;
  readonly frames: Frames;
  readonly secret: Uint8Array;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Acts were answered, and it is committed. */
  answered(room: string, answered: readonly Answered[]): void;
  /** A leader before this one may have committed answers that it told no process of. */
  answeredBefore(room: string): void;
  /** Another process leads the room. */
  lost(room: string): void;
}

/**
 * One room that this process leads, from its rows: it reads what is open, plays it and writes state, answers and effects in one
 * statement, which does nothing once another process has a higher fence. So no lock is held while this process thinks,
 * sleeps or dies.
 */
export class Lead {
  readonly kind: string;
  readonly fence: number;
  readonly #needs: LeadNeeds;
  readonly #room: AnyRoom;
  readonly #id: string;
  readonly #shown: Shown;
  readonly #turns = createTurns(() => this.#turn());
  /** What the row has; undefined before the first look at it, and after a statement whose outcome is unknown. */
  #known: RoomRow | undefined;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;
  #movedAt = performance.now();

  constructor(needs: LeadNeeds, room: AnyRoom, id: string, fence: number) {
    this.kind = room.kind;
    this.fence = fence;
    this.#needs = needs;
    this.#room = room;
    this.#id = id;
    this.#shown = createShown(needs.frames, room, { kind: room.kind, room: id, fence });
    this.wake();
  }

  /** There may be something to do. */
  wake(): void {
    this.#turns.ask();
  }

  /** Whether the room has waited long for acts alone. */
  isIdle(): boolean {
    return this.#known?.due === null && performance.now() - this.#movedAt > IDLE_MILLISECONDS;
  }

  /** Ends after the turn that runs, and sends nothing more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#turns.ended();
    clearTimeout(this.#timer);
    this.#shown.end();
  }

  async #turn(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    try {
      if (await this.#advance()) return;
      this.#isStopped = true;
      this.#shown.end();
      this.#needs.lost(this.#id);
    } catch (err) {
      this.#needs.log.warn({ err, ...this.#names() }, 'could not advance a room; trying again');
      this.#known = undefined;
      this.#later(RETRY_MILLISECONDS);
    }
  }

  /** @returns whether this process still leads the room */
  async #advance(): Promise<boolean> {
    const known = this.#known ?? (await this.#load());
    if (known === undefined) return false;
    const { rows, log, secret } = this.#needs;
    const { now, acts } = await rows.openActs(this.#id, MOST_STEPS);
    const played = play(this.#room, known, acts, {
      now,
      mostSteps: MOST_STEPS,
      randomOf: (version) => stepRandom(secret, known.salt, version),
    });
    for (const err of played.failures) {
      log.error({ err, ...this.#names() }, 'the rules of a room failed');
    }
    // Where nothing was written, the rows say why.
    if (played.after.version > known.version && !(await this.#commit(known, played))) {
      this.wake();
    } else if (played.more || acts.length === MOST_STEPS) this.wake();
    else if (played.stuck) this.#later(RETRY_MILLISECONDS);
    else if (played.after.due !== null) this.#later(Math.max(0, played.after.due - now));
    return true;
  }

  async #load(): Promise<RoomRow | undefined> {
    this.#known = await this.#needs.rows.load(this.#id, this.fence);
    if (this.#known) {
      this.#shown.forget();
      this.#show(this.#known);
      this.#needs.answeredBefore(this.#id);
    }
    return this.#known;
  }

  async #commit(before: RoomRow, played: Play): Promise<boolean> {
    const { effect } = this.#room;
    this.#known = undefined;
    const after = await this.#needs.rows.commit({
      id: this.#id,
      fence: this.fence,
      before,
      effect,
      ...played,
    });
    if (after === undefined) return false;
    this.#known = { ...after, salt: before.salt };
    this.#movedAt = performance.now();
    this.#needs.answered(this.#id, played.answered);
    this.#show(after);
    return true;
  }

  #show({ state, version }: Played): void {
    try {
      this.#shown.show(state, version);
    } catch (err) {
      this.#needs.log.error({ err, ...this.#names() }, 'could not show a room');
    }
  }

  #later(milliseconds: number): void {
    const wait = Math.min(milliseconds, MOST_WAIT_MILLISECONDS);
    this.#timer = setTimeout(() => this.wake(), wait).unref();
  }

  #names() {
    return { kind: this.kind, room: this.#id };
  }
}
