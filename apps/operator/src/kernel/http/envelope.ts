import type { Envelope } from '@palpite/contract/envelope.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { InsufficientFunds } from '@palpite/ledger';
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
  if (isOverload(error)) {
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

/** PostgreSQL's class of insufficient resources: the disk or the memory is full, or no connection is left. */
const INSUFFICIENT_RESOURCES = /^53...$/;
/** Its other codes for a temporary condition: shutting down, lock or statement timeouts. */
const OVERLOAD_CODES = new Set(['57P01', '57P02', '57P03', '55P03', '57014', '40P01', '40001']);
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE']);

const isTransient = (code: string) =>
  INSUFFICIENT_RESOURCES.test(code) || OVERLOAD_CODES.has(code) || NETWORK_CODES.has(code);

function isOverload(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code: unknown = Reflect.get(cause, 'code');
    if (typeof code === 'string' && isTransient(code)) return true;
    if (
      /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(
        cause.message,
      )
    )
      return true;
  }
  return false;
}
