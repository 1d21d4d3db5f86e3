import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answer } from '../answers.ts';
import type { Entry } from '../room.ts';
import type { DiceAct, DiceAnswer } from './dice-room.ts';

const PROGRAM = fileURLToPath(new URL('room-process.ts', import.meta.url));
/** Longer than a busy machine takes to start a process, or a process to come to a statement. */
const WITHIN_MILLISECONDS = 30_000;

export type DiceEntry = Entry<{ readonly name: string }, DiceAct>;

/** Where a process kills itself. */
export interface Die {
  readonly when: 'before' | 'sent' | 'after';
  readonly statement: string;
  /** Of the statements of that name. */
  readonly nth: number;
}

export interface RoomProcessSettings {
  readonly rollMilliseconds: number;
  readonly die?: Die;
}

/** An act and its answer. */
export interface Outcome {
  readonly entry: DiceEntry;
  readonly answer: Answer<DiceAnswer>;
}

export type ToChild =
  | 'start'
  | { readonly open: string }
  | { readonly room: string; readonly entry: DiceEntry };
export type FromChild =
  | 'ready'
  | 'leads'
  | 'opened'
  | Outcome
  | { readonly entry: DiceEntry; readonly error: string };

/** A process that serves the rooms of a database, as its parent has it. */
export class RoomChild {
  /** Once it can be started. */
  readonly ready: Promise<unknown>;
  /** Once it has ended. @returns the signal that ended it */
  readonly ended: Promise<string | null>;
  /** What it has answered, in the order of its messages. */
  readonly outcomes: Outcome[] = [];
  readonly errors: string[] = [];
  isEnded = false;
  readonly #process: ChildProcess;
  readonly #leads = Promise.withResolvers<void>();
  #opened = Promise.withResolvers<void>();
  #heard: ((outcome: Outcome) => void) | undefined;

  constructor(databaseUrl: string, settings: RoomProcessSettings) {
    this.#process = fork(PROGRAM, [databaseUrl, JSON.stringify(settings)]);
    const within = { signal: AbortSignal.timeout(WITHIN_MILLISECONDS) };
    this.ready = once(this.#process, 'message', within);
    this.ended = once(this.#process, 'exit').then(([, signal]) => signal as string | null);
    void this.ended.then(() => (this.isEnded = true));
    // A message to a process that is dead fails, which its end says already.
    this.#process.on('error', () => undefined);
    this.#process.on('message', (message: FromChild) => {
      if (message === 'leads') this.#leads.resolve();
      else if (message === 'opened') this.#opened.resolve();
      else if (message !== 'ready') this.#hear(message);
    });
  }

  #hear(message: Exclude<FromChild, string>): void {
    if ('error' in message) this.errors.push(message.error);
    else {
      this.outcomes.push(message);
      this.#heard?.(message);
    }
  }

  start(): void {
    this.#send('start');
  }

  /** Once it has committed as the leader of a room. */
  leads(): Promise<void> {
    return this.#leads.promise;
  }

  /** Calls for each answer from now on. */
  onAnswer(heard: (outcome: Outcome) => void): void {
    this.#heard = heard;
  }

  act(room: string, entry: DiceEntry): void {
    this.#send({ room, entry });
  }

  /** Makes a room. One at a time. */
  open(room: string): Promise<void> {
    this.#opened = Promise.withResolvers();
    this.#send({ open: room });
    return this.#opened.promise;
  }

  kill(): void {
    this.#process.kill('SIGKILL');
  }

  #send(message: ToChild): void {
    if (this.#process.connected) this.#process.send(message, () => undefined);
  }
}
