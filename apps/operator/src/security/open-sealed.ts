import type { PayloadBinding } from '@palpite/contract/cipher.ts';
import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { openPayload } from '@palpite/contract/open-payload.ts';
import type { Services } from '../services.ts';
import { spendOnce } from './spent-once.ts';

/**
 * Opens what a client sealed for one call, with this operator's keys and its memory of payloads.
 * @throws ContractError payload_not_encrypted | payload_unreadable | payload_key_unknown | payload_expired |
 *   payload_replayed
 */
export async function openSealed(
  services: Services,
  endpoint: Endpoint,
  payload: string,
  binding: PayloadBinding,
  now: Date,
): Promise<unknown> {
  return openPayload({
    payload,
    endpoint,
    keyRing: await services.payloadKeys.ring(),
    replayGuard: {
      claim: (jti, expiresAt) => spendOnce(services.database, 'payload', jti, expiresAt),
    },
    binding,
    now,
    windowSeconds: services.limits.payloadSeconds,
  });
}
