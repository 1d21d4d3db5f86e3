import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { isGuest, isPermitted } from '@palpite/domain';
import type { Session } from '../session/session.ts';
import type { Merchant } from './merchant.ts';

/**
 * Whether the caller may make this call at all: the token that it needs, what its role is permitted,
 * the operator's switch that it hangs on, and that no change of password is due before it.
 * @throws ContractError unauthenticated | password_change_required | feature_disabled | real_account_required |
 *   forbidden
 */
export function authorise(
  endpoint: Endpoint,
  caller: Pick<Session, 'type' | 'role' | 'passwordDue'> | null,
  merchant: Merchant,
): void {
  if (endpoint.token === 'required' && caller === null) throw new ContractError('unauthenticated');
  if (endpoint.token === 'required' && caller?.passwordDue && !endpoint.whilePasswordDue) {
    throw new ContractError('password_change_required');
  }
  if (endpoint.flag !== undefined && merchant.flags[endpoint.flag] !== true) {
    throw new ContractError('feature_disabled', { flag: endpoint.flag });
  }
  if (isPermitted(caller?.role ?? 'visitor', endpoint.permission)) return;
  throw new ContractError(
    caller !== null && isGuest(caller.type) ? 'real_account_required' : 'forbidden',
  );
}
