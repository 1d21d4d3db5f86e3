import { GUEST_ACCOUNT_TYPE, isPermitted, ROLES } from '@palpite/domain';
import type { Endpoint } from './endpoint.ts';
import { ERROR_CODES, type ErrorCode } from './errors.ts';

/** Codes that every call may answer with, for any caller. */
const EVERY_CALL = [
  'invalid_request',
  'unknown_merchant',
  'too_many_requests',
  'maintenance',
  'region_restricted',
  'not_implemented',
  'internal_error',
  'unavailable',
] as const satisfies readonly ErrorCode[];

const SIGNED_IN_ROLES = ROLES.filter((role) => role !== 'visitor' && role !== GUEST_ACCOUNT_TYPE);

/**
 * Every code that a call may answer with: its own, those of its flags, and those of every call; in the order
 * of the catalogue. The server returns no others, and the documentation lists these.
 */
export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>([...EVERY_CALL, ...endpoint.errors]);
  const add = (...more: ErrorCode[]) => more.forEach((code) => codes.add(code));
  if (endpoint.token === 'required') add('unauthenticated');
  if (endpoint.token === 'required' && !endpoint.whileBlocked) {
    add('password_change_required', 'terms_changed');
  }
  if (endpoint.sensitive) add('reauthentication_required');
  if (endpoint.token !== 'none') add('session_expired');
  if (!isPermitted(GUEST_ACCOUNT_TYPE, endpoint.permission)) add('real_account_required');
  if (!SIGNED_IN_ROLES.every((role) => isPermitted(role, endpoint.permission))) add('forbidden');
  if (endpoint.flag !== undefined) add('feature_disabled');
  if (endpoint.body !== undefined) add('payload_too_large', 'unsupported_media_type');
  if (endpoint.encrypted) {
    add('payload_not_encrypted', 'payload_unreadable', 'payload_key_unknown');
    add('payload_expired', 'payload_replayed');
  }
  if (endpoint.idempotency === 'key') add('idempotency_key_required', 'idempotency_key_reused');
  return ERROR_CODES.filter((code) => codes.has(code));
}
