import * as v from 'valibot';
import type { ErrorCode } from './errors.ts';

/** The answer of every call: `message` is `ok` or a stable error code, `value` the payload. */
export interface Envelope<Value = unknown> {
  success: boolean;
  message: 'ok' | ErrorCode;
  value: Value;
}

/** The envelope's outer shape; `value` is parsed by the call's own schema. */
export const envelopeSchema = v.object({
  success: v.boolean(),
  message: v.string(),
  value: v.unknown(),
});

/** Headers of the contract, in one place for client, server and documents. */
export const HEADERS = {
  authorization: 'Authorization',
  merchant: 'Merchant-Code',
  language: 'Language',
  idempotencyKey: 'Idempotency-Key',
  requestId: 'X-Request-Id',
  /** Of an answer: the place in the log of events up to which it has seen everything. */
  eventPos: 'X-Event-Pos',
} as const;

/** Media type of an encrypted (E) body: the compact JWE itself. */
export const ENCRYPTED_MEDIA_TYPE = 'application/jose';
