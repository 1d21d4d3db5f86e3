/** A vendor that repeats each call under its id until there is an answer. */
// oxlint-disable-next-line time/no-sleep -- the process that is killed tells nothing: it is asked again until it answers
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { VendorCall } from '@palpite/contract/vendor-wallet.ts';
import { askWallet, type Reply, type SigningVendor, type Silence } from './ask-wallet.ts';
import type { Dice } from './dice.ts';

/** What all vendors of a suite share. */
export interface Circumstances {
  readonly dice: Dice;
  /** How often there was no answer. */
  readonly silences: Record<Silence, number>;
  /** Answers that contradict earlier ones. */
  readonly contradictions: string[];
  /** Ends the retries of calls that will never be answered. */
  readonly giveUp: AbortController;
}

export interface Request {
  readonly transactionId?: string;
  readonly [field: string]: unknown;
}

const LONGEST_WAIT_MS = 150;

export class PatientVendor {
  readonly #vendor: SigningVendor;
  readonly #origin: string;
  readonly #all: Circumstances;

  constructor(vendor: SigningVendor, origin: string, all: Circumstances) {
    this.#vendor = vendor;
    this.#origin = origin;
    this.#all = all;
  }

  /** Retries until there is an answer. */
  async ask(call: VendorCall, request: Request): Promise<Reply> {
    for (let attempt = 1; ; attempt += 1) {
      const reply = await this.askOnce(call, request, attempt);
      if (typeof reply !== 'string') return reply;
      await sleep(Math.min(LONGEST_WAIT_MS, 15 * attempt));
    }
  }

  /** Makes the call; at the first attempt sometimes twice at the same time. */
  async askOnce(call: VendorCall, request: Request, attempt = 1): Promise<Reply | Silence> {
    const { dice, silences, contradictions, giveUp } = this.#all;
    giveUp.signal.throwIfAborted();
    const { transactionId: name } = request;
    const twice = name !== undefined && attempt === 1 && dice.below(10, name, call) === 0;
    const ask = () => askWallet(this.#origin, this.#vendor, call, request);
    const [first, second] = await Promise.all([ask(), twice ? ask() : undefined]);
    for (const each of [first, second]) if (typeof each === 'string') silences[each] += 1;
    if (second === undefined || typeof second === 'string') return first;
    if (typeof first !== 'string' && !isDeepStrictEqual(first, second)) {
      contradictions.push(`${name} was sent twice and answered ${JSON.stringify([first, second])}`);
    }
    return typeof first === 'string' ? second : first;
  }
}
