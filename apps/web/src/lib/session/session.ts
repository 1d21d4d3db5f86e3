import type { MemberInfo } from '@palpite/contract/member.ts';
import type { SessionStart } from '@palpite/contract/session.ts';
import { createStore } from 'zustand/vanilla';
import {
  type EndReason,
  openSessionChannel,
  type SessionChannel,
  type SessionMessage,
} from './session-channel.ts';
import {
  clearRecord,
  MESSAGE_DRAFT,
  plays,
  readRecord,
  recordOf,
  type SessionRecord,
  storeRecord,
} from './session-record.ts';

export type SessionState =
  /** The server, and the first paint: pages are shared, so everybody is a visitor in them. */
  | { phase: 'unknown' }
  /** `ended` says how the last session of this tab ended; null when there was none. */
  | { phase: 'visitor'; ended: EndReason | null }
  | {
      phase: 'signed-in';
      record: SessionRecord;
      /** Set by a login that needs no password change; the post-login notices wait for it. */
      postLogin: boolean;
    };

/** How long a new tab waits for the others to say who is signed in, in milliseconds. */
const ANSWER_WAIT_MILLISECONDS = 150;

/** How long refusals wait for a call that replaces the session: two attempts, each with the client's time. */
const LONGEST_REPLACING_MILLISECONDS = 45_000;

/**
 * The session of this tab: one state, with its storage and the other tabs in step. It never calls the
 * server; the contract client reads the token from it and tells it of a refusal.
 */
export class Session {
  readonly store = createStore<SessionState>(() => ({ phase: 'unknown' }));
  #channel: SessionChannel | undefined;
  #answered: (() => void) | undefined;
  /** The session whose successor is on its way, to this tab or another, and whether it was refused since. */
  #replacing: { token: string; timer: ReturnType<typeof setTimeout>; refused: boolean } | undefined;

  token(): string | null {
    return this.#record()?.token ?? null;
  }

  /** Whether the account that is signed in plays; false without one. */
  plays(): boolean {
    const record = this.#record();
    return record !== null && plays(record);
  }

  /** Finds out who is signed in: this tab's storage, then the other tabs. Browser only. */
  async start(brandCode: string): Promise<void> {
    this.#channel ??= openSessionChannel(brandCode, (message) => this.#hear(message));
    const stored = readRecord();
    if (stored) return this.#adopt(stored, false);
    const answer = new Promise<void>((resolve) => {
      this.#answered = resolve;
      setTimeout(resolve, ANSWER_WAIT_MILLISECONDS);
    });
    this.#channel.tell({ type: 'asked' });
    await answer;
    if (this.store.getState().phase === 'unknown') {
      this.store.setState({ phase: 'visitor', ended: null }, true);
    }
  }

  /** A sign-in has succeeded in this tab. */
  begin(start: SessionStart, mustChangePassword: boolean): void {
    const record = recordOf(start.token, start.user, mustChangePassword);
    this.#adopt(record, !mustChangePassword);
    this.#channel?.tell({ type: 'signed-in', record });
  }

  /** Takes over fresher facts of the same account. */
  refresh(user: MemberInfo): void {
    const state = this.store.getState();
    if (state.phase !== 'signed-in') return;
    const { token, mustChangePassword } = state.record;
    const record = recordOf(token, user, mustChangePassword);
    // Facts that are the same draw nothing again.
    if (!isSame(record, state.record)) this.#adopt(record, state.postLogin);
  }

  /**
   * Makes a call that ends the session and answers the token of the one that continues it, such as a change of the
   * password. Every tab goes on under that token. The operator refuses the old one a moment before any tab has the new
   * one, so refusals of it wait for the answer.
   */
  async replace(call: () => Promise<{ readonly token: string }>): Promise<void> {
    const replaced = this.token();
    if (replaced !== null) {
      this.#await(replaced);
      this.#channel?.tell({ type: 'replacing', of: replaced });
    }
    try {
      const { token } = await call();
      const record = this.#record();
      // Signed out in the meantime, or as another account.
      if (record === null || record.token !== replaced) return;
      const next = { ...record, token, mustChangePassword: false };
      this.#adopt(next, true);
      this.#channel?.tell({ type: 'signed-in', record: next });
    } finally {
      if (replaced !== null) {
        this.#settle(replaced);
        this.#channel?.tell({ type: 'settled', of: replaced });
      }
    }
  }

  /** The session is over, here and in every tab. */
  end(reason: EndReason): void {
    const record = this.#record();
    if (!record || this.#waits(record.token, reason)) return;
    this.#leave(reason);
    this.#channel?.tell({ type: 'signed-out', token: record.token, reason });
  }

  /** Leaves the other tabs' talk. */
  stop(): void {
    clearTimeout(this.#replacing?.timer);
    this.#channel?.close();
    this.#channel = undefined;
  }

  #hear(message: SessionMessage): void {
    const record = this.#record();
    if (message.type === 'asked') {
      if (record) this.#channel?.tell({ type: 'signed-in', record });
    } else if (message.type === 'signed-in') {
      // An answer to one tab's question is heard by all: the same session changes nothing.
      const other = record?.token !== message.record.token;
      const freed = record?.mustChangePassword && !message.record.mustChangePassword;
      if (other || freed) this.#adopt(message.record, false);
      this.#answered?.();
    } else if (message.type === 'replacing') {
      if (record?.token === message.of) this.#await(message.of);
    } else if (message.type === 'settled') {
      this.#settle(message.of);
    } else if (record?.token === message.token && !this.#waits(message.token, message.reason)) {
      this.#leave(message.reason);
    }
  }

  #await(token: string): void {
    clearTimeout(this.#replacing?.timer);
    const timer = setTimeout(() => this.#settle(token), LONGEST_REPLACING_MILLISECONDS);
    this.#replacing = { token, timer, refused: false };
  }

  /** Whether this end may be none, because the session that continues it is on its way. */
  #waits(token: string, reason: EndReason): boolean {
    if (reason !== 'expired' || this.#replacing?.token !== token) return false;
    this.#replacing.refused = true;
    return true;
  }

  /** The wait is over: a session that was refused and not replaced has ended. */
  #settle(token: string): void {
    if (this.#replacing?.token !== token) return;
    const { refused, timer } = this.#replacing;
    clearTimeout(timer);
    this.#replacing = undefined;
    if (refused && this.token() === token) this.end('expired');
  }

  #record(): SessionRecord | null {
    const state = this.store.getState();
    return state.phase === 'signed-in' ? state.record : null;
  }

  #adopt(record: SessionRecord, postLogin: boolean): void {
    storeRecord(record);
    this.store.setState({ phase: 'signed-in', record, postLogin }, true);
  }

  #leave(reason: EndReason): void {
    // Nobody asked for the end: what was being written waits for its account to come back.
    clearRecord(reason === 'expired' && MESSAGE_DRAFT);
    this.store.setState({ phase: 'visitor', ended: reason }, true);
  }
}

const isSame = (one: SessionRecord, other: SessionRecord) =>
  (Object.keys(one) as (keyof SessionRecord)[]).every((field) => one[field] === other[field]);
