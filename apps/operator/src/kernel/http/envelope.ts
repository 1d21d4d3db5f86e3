import type { Envelope } from '@palpite/contract/envelope.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { InsufficientFunds } from '@palpite/ledger';
import { isOutage } from '@palpite/server/database/outage.ts';
import type { Logger } from '@palpite/server/log.ts';

/** The status, the envelope, and the headers of the outcome. */
export interface Answer {
  readonly status: number;
  readonly envelope: Envelope;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer of a call that succeeded. */
export function doneAnswer(value: unknown): Answer {
  return { status: 200, envelope: { success: true, message: 'ok', value } };
}

/**
 * The answer of a call that failed. A ContractError is answered as it is; of any other error the caller receives only
 * the request's id, under which the log has the rest.
 */
export function failedAnswer(error: unknown, requestId: string, log: Logger): Answer {
  if (error instanceof ContractError) {
    const { code, status, value } = error;
    const answer = { status, envelope: { success: false, message: code, value } } as const;
    const wait = code === 'too_many_requests' ? retryAfter(value) : undefined;
    return wait === undefined ? answer : { ...answer, headers: { 'Retry-After': wait } };
  }
  // The only ledger error that the caller can cause. Its keys are our own: one that comes with another body is a
  // defect like any other.
  if (error instanceof InsufficientFunds) {
    return failedAnswer(new ContractError('insufficient_funds'), requestId, log);
  }
  if (isOutage(error)) {
    log.warn({ err: error }, 'the database is overloaded or unavailable');
    return { status: 503, envelope: { success: false, message: 'unavailable', value: null } };
  }
  log.error({ err: error }, 'unexpected error');
  return {
    status: 500,
    envelope: { success: false, message: 'internal_error', value: { requestId } },
  };
}

function retryAfter(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('retryAfterSeconds' in value))
    return undefined;
  return String(value.retryAfterSeconds);
}
