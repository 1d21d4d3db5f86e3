import type { MemberInfo } from '@palpite/contract/member.ts';
import type { SessionStart } from '@palpite/contract/session.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type EndReason,
  openSessionChannel,
  type SessionChannel,
  type SessionMessage,
} from './session-channel.ts';
import {
  clearRecord,
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

/**
 * The session of this tab: one state, its storage and the other tabs in step with it.
 * It never calls the server; the contract client reads the token from it and tells it of a refusal.
 */
export interface Session {
  store: StoreApi<SessionState>;
  token: () => string | null;
  /** Finds out who is signed in: this tab's storage, then the other tabs. Browser only, once. */
  start: (merchantCode: string) => Promise<void>;
  begin: (start: SessionStart, mustChangePassword: boolean) => void;
  /** Takes over fresher facts of the same account. */
  refresh: (user: MemberInfo) => void;
  end: (reason: EndReason) => void;
  stop: () => void;
}

export function createSession(): Session {
  const store = createStore<SessionState>(() => ({ phase: 'unknown' }));
  let channel: SessionChannel | undefined;
  let answered: (() => void) | undefined;

  const signedIn = () => {
    const state = store.getState();
    return state.phase === 'signed-in' ? state : null;
  };

  const adopt = (record: SessionRecord, postLogin: boolean) => {
    storeRecord(record);
    store.setState({ phase: 'signed-in', record, postLogin }, true);
  };

  const leave = (reason: EndReason) => {
    clearRecord();
    store.setState({ phase: 'visitor', ended: reason }, true);
  };

  const listen = (message: SessionMessage) => {
    const current = signedIn();
    if (message.type === 'asked' && current) {
      channel?.tell({ type: 'signed-in', record: current.record });
    } else if (message.type === 'signed-in') {
      // An answer to another tab's question is heard by all: the same session changes nothing here.
      if (current?.record.token !== message.record.token) adopt(message.record, false);
      answered?.();
    } else if (message.type === 'signed-out' && current?.record.token === message.token) {
      leave(message.reason);
    }
  };

  return {
    store,
    token: () => signedIn()?.record.token ?? null,
    async start(merchantCode) {
      channel ??= openSessionChannel(merchantCode, listen);
      const stored = readRecord();
      if (stored) return adopt(stored, false);
      const answer = new Promise<void>((resolve) => {
        answered = resolve;
        setTimeout(resolve, ANSWER_WAIT_MILLISECONDS);
      });
      channel.tell({ type: 'asked' });
      await answer;
      if (store.getState().phase === 'unknown') {
        store.setState({ phase: 'visitor', ended: null }, true);
      }
    },
    begin(start, mustChangePassword) {
      const record = recordOf(start.token, start.user, mustChangePassword);
      adopt(record, !mustChangePassword);
      channel?.tell({ type: 'signed-in', record });
    },
    refresh(user) {
      const current = signedIn();
      if (!current) return;
      const { token, mustChangePassword } = current.record;
      adopt(recordOf(token, user, mustChangePassword), current.postLogin);
    },
    end(reason) {
      const current = signedIn();
      if (!current) return;
      leave(reason);
      channel?.tell({ type: 'signed-out', token: current.record.token, reason });
    },
    stop() {
      channel?.close();
      channel = undefined;
    },
  };
}
