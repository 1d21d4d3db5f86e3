import type { PayloadBinding } from '@palpite/contract/cipher.ts';
import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { openPayload } from '@palpite/contract/open-payload.ts';
import { ignoreRejection } from '@palpite/server/ignore-rejection.ts';
import type { Services } from '../services.ts';
import { spendOnce } from '../secrets/spent-once.ts';

/** The content of a sealed payload, and whether it may be acted upon. */
export interface Opened {
  readonly body: unknown;
  /** Settles once the payload is consumed. @throws ContractError payload_replayed for one that was consumed before */
  readonly claimed: Promise<void>;
}

/**
 * Opens a payload that a client sealed for one call, with this operator's keys and its record of payloads. No act, and
 * no answer about its content, is allowed before it is claimed.
 * @throws ContractError payload_not_encrypted | payload_unreadable | payload_key_unknown | payload_expired
 */
export async function openSealed(
  services: Services,
  endpoint: Endpoint,
  payload: string,
  binding: PayloadBinding,
  now: Date,
): Promise<Opened> {
  let claimed = Promise.resolve();
  const body = await openPayload({
    payload,
    endpoint,
    keyRing: await services.payloadKeys.ring(),
    replayGuard: {
      async claim(jti, expiresAt) {
        claimed = ignoreRejection(claim(services, jti, expiresAt));
        return true;
      },
    },
    binding,
    now,
    windowSeconds: services.limits.payloadSeconds,
  });
  return { body, claimed };
}

async function claim({ database }: Services, jti: string, expiresAt: Date): Promise<void> {
  if (!(await spendOnce(database, 'payload', jti, expiresAt))) {
    throw new ContractError('payload_replayed');
  }
}
