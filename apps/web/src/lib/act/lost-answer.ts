import { CallError } from '@palpite/contract/call-error.ts';
import type { Endpoint } from '@palpite/contract/endpoint.ts';

/** Whether the outcome of a call is unknown: it may have succeeded. */
export function isLostAnswer(error: unknown): boolean {
  return error instanceof CallError && error.kind !== 'refused' && error.kind !== 'offline';
}

/** Of an act that was not answered with its value. */
export type Outcome = 'done' | 'not done' | 'unknown';

/**
 * What an error says of the act. A first answer says that it was not done, whatever its reason, but for a fault of the server;
 * of an act that was sent before, only what the act itself is refused with: a session that has ended says nothing about it.
 * A used key says that the act was done, though sent in other words, such as by an earlier version of this page: a refused
 * act leaves its key free.
 * @param isRepeat whether it was sent before, and its answer was lost
 */
export function outcomeOf({ errors }: Endpoint, error: unknown, isRepeat: boolean): Outcome {
  if (!(error instanceof CallError) || error.kind !== 'refused') return 'unknown';
  const { code, status = 500 } = error;
  if (code === undefined) return 'unknown';
  if (code === 'idempotency_key_reused') return 'done';
  return errors.includes(code) || (!isRepeat && status < 500) ? 'not done' : 'unknown';
}
