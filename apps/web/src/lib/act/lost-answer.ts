import { CallError } from '@palpite/contract/call-error.ts';
import type { Endpoint } from '@palpite/contract/endpoint.ts';

/** Whether the outcome of a call is unknown: it may have succeeded. */
export function isLostAnswer(error: unknown): boolean {
  return error instanceof CallError && error.kind !== 'refused' && error.kind !== 'offline';
}

/**
 * Whether an error says that the act was not done. A first answer does, whatever its reason, but for a fault of the server;
 * of an act that was sent before, only what the act itself is refused with: a session that has ended says nothing about it.
 */
export function isDecided({ errors }: Endpoint, error: unknown, isRepeat: boolean): boolean {
  if (!(error instanceof CallError) || error.kind !== 'refused') return false;
  const { code, status = 500 } = error;
  if (code === undefined) return false;
  return errors.includes(code) || code === 'idempotency_key_reused' || (!isRepeat && status < 500);
}
