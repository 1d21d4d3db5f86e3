import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/**
 * - `refused`: the operator answered no; `code` says why
 * - `network`: the connection failed; nothing is known of the act
 * - `timeout`: no answer in time; nothing is known of the act
 * - `offline`: the browser has no network
 * - `unreadable`: an answer came that is not of the contract's shape
 */
export type CallErrorKind = 'refused' | 'network' | 'timeout' | 'unreadable' | 'offline';

interface Circumstances {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
  readonly act: { readonly requestId: string; readonly idempotencyKey?: string | undefined };
  readonly code?: ErrorCode | undefined;
  readonly status?: number | undefined;
  readonly value?: unknown;
  readonly cause?: unknown;
  /** The code as it came, where it is none that this contract knows. */
  readonly unknownCode?: string | undefined;
}

/** Every way a call can fail, but for the caller's own abort. */
export class CallError extends Error {
  readonly kind: CallErrorKind;
  /** Set when `kind` is `refused`, unless the operator's code is one that this contract does not know. */
  readonly code: ErrorCode | undefined;
  /** HTTP status, when an answer came. */
  readonly status: number | undefined;
  /** What the refusal carries; read it with `refusalValue`. */
  readonly value: unknown;
  /** What to tell support. */
  readonly requestId: string;
  /** Pass it again to repeat the same act: it is then done once, however often it is sent. */
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

/** The codes that say that a call can be made again once its caller has done something first. */
export type BlockedCode = 'terms_changed' | 'reauthentication_required';

export function isBlockedCode(code: ErrorCode | undefined): code is BlockedCode {
  return code === 'terms_changed' || code === 'reauthentication_required';
}

/** The codes that say that the session is no more. */
export function isSessionCode(
  code: ErrorCode | undefined,
): code is 'unauthenticated' | 'session_expired' {
  return code === 'unauthenticated' || code === 'session_expired';
}

/** The codes that say that the site is closed, to everybody or to this caller. */
export function isClosedCode(
  code: ErrorCode | undefined,
): code is 'maintenance' | 'region_restricted' {
  return code === 'maintenance' || code === 'region_restricted';
}
