import { ContractError } from '@palpite/contract/errors.ts';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { OperatorEnv } from './frame.ts';

/**
 * Bounds the form of a page that the operator serves itself; the frame answers one that is larger.
 * @throws ContractError payload_too_large
 */
export function limitForm(limitBytes: number): MiddlewareHandler<OperatorEnv> {
  return bodyLimit({
    maxSize: limitBytes,
    onError: () => {
      throw new ContractError('payload_too_large', { limitBytes });
    },
  });
}
