import { useMutation } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import {
  beginWait,
  type CodeTarget,
  endWait,
  followWaits,
  isOverdue,
  waitEnd,
  waitForTurn,
} from './code-wait.ts';

export interface CodeSendingOptions extends CodeTarget {
  /**
   * Has one sent.
   * @returns when another may be asked for, in epoch milliseconds: `waitByMinutes` or `waitUntilExpiry` of the answer
   */
  ask: () => Promise<number>;
  /** Looked at before anything is sent: whether there is a number to send to. It tells at the number's field why not. */
  ready: () => Promise<boolean>;
  /** Takes a refusal that belongs to a field or brings a captcha. @returns whether it is shown there, and in no alert */
  onRefused?: (error: unknown) => boolean;
}

/** What `CodeField` shows; the form itself needs `expire` alone. */
export interface CodeSending {
  send: () => void;
  /** On its way, or waiting for its turn. */
  busy: boolean;
  /** When another may be asked for, in epoch milliseconds; 0 when it may be now. */
  end: number;
  /** Sends another before the wait is over; null until the code is overdue. */
  sendEarly: (() => void) | null;
  /** A code has been sent to the recipient that is now in the form. */
  sent: boolean;
  /** Why none was sent, until it is dismissed. */
  failure: unknown;
  dismiss: () => void;
  /** The code that was sent is worth nothing any more: another may be asked for at once. */
  expire: () => void;
}

/**
 * Sends codes, one a second at most, and counts down until another may be asked for. The countdown belongs to purpose
 * and recipient: it goes on while the form is closed and over a reload, and another number has one of its own.
 */
export function useCodeSending({
  purpose,
  recipient,
  ask,
  ready,
  onRefused,
}: CodeSendingOptions): CodeSending {
  const target = { purpose, recipient };
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const end = useSyncExternalStore(
    followWaits,
    () => waitEnd(target),
    () => 0,
  );
  const overdue = useSyncExternalStore(
    followWaits,
    () => isOverdue(target),
    () => false,
  );
  const sending = useMutation({
    mutationFn: async (_to: CodeTarget) => {
      if (!(await ready())) return null;
      await waitForTurn();
      return ask();
    },
    onSuccess: (next, to) => {
      if (next === null) return;
      beginWait(to, next);
      setSentTo(to.recipient);
    },
    onError: (error) => {
      if (!onRefused?.(error)) setFailure(error);
    },
  });
  const begin = () => {
    if (sending.isPending) return;
    setSentTo(null);
    sending.mutate(target);
  };
  return {
    send: () => {
      if (waitEnd(target) === 0) begin();
    },
    sendEarly: overdue ? begin : null,
    busy: sending.isPending,
    end,
    sent: sentTo === recipient,
    failure,
    dismiss: () => setFailure(null),
    expire: () => endWait(target),
  };
}
