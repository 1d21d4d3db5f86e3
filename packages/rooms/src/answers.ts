import type { Logger } from '@palpite/server/log.ts';
import type { ActAnswer, ActRows, WrittenAct } from './act-rows.ts';
import type { Answered } from './play.ts';
import { RoomError } from './room-error.ts';
import { createTurns } from './turns.ts';

/** What the leader answered. */
export interface Answer<Value> {
  readonly answer: Value;
  /** The room's version with the act. */
  readonly version: number;
}

interface Waiting {
  readonly room: string;
  settle(answered: ActAnswer): void;
}

/** Answers of this process's own rooms that are kept for callers who do not know the numbers of their acts yet. */
const MOST_EARLY = 2_000;

/** The callers of this process that wait for answers, whichever process gives them. */
export class Answers {
  readonly #rows: ActRows;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #withinMilliseconds: number;
  readonly #waiting = new Map<string, Set<Waiting>>();
  readonly #early = new Map<string, ActAnswer>();
  readonly #turns = createTurns(() => this.#read());

  constructor(rows: ActRows, log: Pick<Logger, 'warn'>, withinMilliseconds: number) {
    this.#rows = rows;
    this.#log = log;
    this.#withinMilliseconds = withinMilliseconds;
  }

  /**
   * @param isOwn whether this process leads the room, and so has heard of each answer
   * @throws RoomError
   */
  async of(act: WrittenAct, isOwn: boolean): Promise<Answer<unknown>> {
    const answered = act.answered ?? this.#early.get(act.id) ?? this.#wait(act);
    if (!isOwn && answered instanceof Promise) this.#turns.ask();
    const { version, answer } = await answered;
    if (answer === null) throw new RoomError('failed');
    return { version, answer: JSON.parse(answer) };
  }

  /** @returns whether an act has been answered for which no caller waits here */
  tell(answered: readonly Answered[]): boolean {
    const others = answered.filter((act) => !this.#settle(act.id, act));
    // Those that had a caller too: the same act, sent again, may be on its way from rows that had no answer yet.
    for (const act of answered) this.#early.set(act.id, act);
    for (const id of this.#early.keys()) {
      if (this.#early.size <= MOST_EARLY) break;
      this.#early.delete(id);
    }
    return others.length > 0;
  }

  /** Looks for answers. @param room only if a caller waits for one of it */
  look(room?: string): void {
    const has = [...this.#waiting.values()].some((waits) =>
      [...waits].some((wait) => room === undefined || wait.room === room),
    );
    if (has) this.#turns.ask();
  }

  ended(): Promise<void> {
    return this.#turns.ended();
  }

  async #read(): Promise<void> {
    if (this.#waiting.size === 0) return;
    try {
      const rows = await this.#rows.answersOf([...this.#waiting.keys()]);
      for (const row of rows) this.#settle(row.id, row);
    } catch (err) {
      this.#log.warn({ err }, 'could not look for answers of rooms');
    }
  }

  #settle(id: string, answered: ActAnswer): boolean {
    const waits = this.#waiting.get(id);
    this.#waiting.delete(id);
    for (const wait of waits ?? []) wait.settle(answered);
    return waits !== undefined;
  }

  #wait({ id, room }: WrittenAct): Promise<ActAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<ActAnswer>();
    const waits = this.#waiting.get(id) ?? new Set();
    const timer = setTimeout(() => {
      waits.delete(wait);
      if (waits.size === 0) this.#waiting.delete(id);
      reject(new RoomError('unanswered'));
    }, this.#withinMilliseconds).unref();
    const wait: Waiting = {
      room,
      settle(answered) {
        clearTimeout(timer);
        resolve(answered);
      },
    };
    this.#waiting.set(id, waits.add(wait));
    return promise;
  }
}
