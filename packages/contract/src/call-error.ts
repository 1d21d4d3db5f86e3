import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/**
 * - `refused`: the operator refused the call; `code` is the reason
 * - `network`: the connection failed; whether the act was done is unknown
 * - `timeout`: no answer in time; whether the act was done is unknown
 * - `offline`: the browser has no network
 * - `unreadable`: the answer does not have the contract's shape
 */
export type CallErrorKind = 'refused' | 'network' | 'timeout' | 'unreadable' | 'offline';

interface Circumstances {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
  readonly act: { readonly requestId: string; readonly idempotencyKey?: string | undefined };
  readonly code?: ErrorCode | undefined;
  readonly status?: number | undefined;
  readonly value?: unknown;
  readonly cause?: unknown;
  /** The code as received, when this contract does not know it. */
  readonly unknownCode?: string | undefined;
}

/** Every way that a call can fail, except an abort by its caller. */
export class CallError extends Error {
  readonly kind: CallErrorKind;
  /** Set when `kind` is `refused`, unless this contract does not know the operator's code. */
  readonly code: ErrorCode | undefined;
  /** HTTP status, if there was an answer. */
  readonly status: number | undefined;
  /** The payload of the refusal; read it with `refusalValue`. */
  readonly value: unknown;
  /** The id to give to support. */
  readonly requestId: string;
  /** Pass it again to repeat the same act: however often it is sent, it is done once. */
  readonly idempotencyKey: string | undefined;

  constructor(kind: CallErrorKind, at: Circumstances) {
    const reason = at.code ?? at.unknownCode ?? at.status ?? '';
    super(`${at.endpoint.method} ${at.endpoint.path}: ${kind} ${reason}`.trim(), {
      cause: at.cause,
    });
    this.name = 'CallError';
    this.kind = kind;
    this.code = at.code;
    this.status = at.status;
    this.value = at.value ?? null;
    this.requestId = at.act.requestId;
    this.idempotencyKey = at.act.idempotencyKey;
  }
}

/** Codes after which the same call can be sent again, once the caller has done something first. */
export type BlockedCode = 'terms_changed' | 'reauthentication_required';

export function isBlockedCode(code: ErrorCode | undefined): code is BlockedCode {
  return code === 'terms_changed' || code === 'reauthentication_required';
}

/** Codes that mean that the session has ended. */
export function isSessionCode(
  code: ErrorCode | undefined,
): code is 'unauthenticated' | 'session_expired' {
  return code === 'unauthenticated' || code === 'session_expired';
}

/** Codes that mean that the site is closed, to everyone or to this caller. */
export function isClosedCode(
  code: ErrorCode | undefined,
): code is 'maintenance' | 'region_restricted' {
  return code === 'maintenance' || code === 'region_restricted';
}
