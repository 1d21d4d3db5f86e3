/** Calls to the operator's wallet: signed, limited in time, and distinguished by what they mean for the money. */
import { randomBytes } from 'node:crypto';
import {
  signVendorRequest,
  VENDOR_CALLS,
  type VendorAnswer,
  type VendorCall,
  type VendorErrorCode,
  type VendorRequest,
  vendorRefusalBody,
} from '@palpite/contract/vendor-wallet.ts';
import { readJsonWithin } from '@palpite/server/http/read-within.ts';
import * as v from 'valibot';
import type { GamesConfig } from '../config.ts';

/**
 * `accepted`: done, by this request or an earlier one. `refused`: not done and never will be under this id. `unknown`:
 * it may or may not have been done; only a retry or a rollback settles it.
 */
export type WalletResult<Call extends VendorCall> =
  | { readonly kind: 'accepted'; readonly answer: VendorAnswer<Call> }
  | { readonly kind: 'refused'; readonly code: VendorErrorCode }
  | { readonly kind: 'unknown'; readonly reason: string };

export interface WalletClient {
  call<Call extends VendorCall>(
    vendorCode: string,
    call: Call,
    body: VendorRequest<Call>,
  ): Promise<WalletResult<Call>>;
}

/** Refusals of the request's form, not its content: the operator has not looked at the transaction. */
const NOT_LOOKED_AT: readonly VendorErrorCode[] = [
  'signature_invalid',
  'timestamp_outside_window',
  'nonce_replayed',
  'unavailable',
];

/** The answer to a wallet call is a few hundred bytes. */
const ANSWER_BYTES = 8_192;

/** A client for one operator; every call times out after `timeoutMs`. */
export function createWalletClient(
  { operatorOrigin, vendorSecrets }: GamesConfig,
  timeoutMs: number,
): WalletClient {
  return {
    async call(vendorCode, call, body) {
      const secret = (await vendorSecrets.all()).get(vendorCode);
      if (secret === undefined) return { kind: 'unknown', reason: `no secret of ${vendorCode}` };
      const { path, answer } = VENDOR_CALLS[call];
      const text = JSON.stringify(body);
      const nonce = randomBytes(18).toString('base64url');
      const parts = { method: 'POST', path, timestamp: Date.now(), nonce, body: text } as const;
      try {
        const response = await fetch(new URL(path, operatorOrigin), {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            ...signVendorRequest(vendorCode, secret, parts),
          },
          body: text,
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'error',
        });
        return read(response.status, await readJsonWithin(response, ANSWER_BYTES), answer);
      } catch (error) {
        return { kind: 'unknown', reason: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

function read<Call extends VendorCall>(
  status: number,
  body: unknown,
  schema: v.GenericSchema<unknown, VendorAnswer<Call>>,
): WalletResult<Call> {
  if (status === 200) {
    const answer = v.safeParse(schema, body);
    if (answer.success) return { kind: 'accepted', answer: answer.output };
    return { kind: 'unknown', reason: 'an answer of another shape' };
  }
  const refusal = v.safeParse(vendorRefusalBody, body);
  if (!refusal.success) return { kind: 'unknown', reason: `status ${status}` };
  const { code } = refusal.output;
  return NOT_LOOKED_AT.includes(code)
    ? { kind: 'unknown', reason: code }
    : { kind: 'refused', code };
}
