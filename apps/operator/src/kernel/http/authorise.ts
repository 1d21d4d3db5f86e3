import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { isGuest, isPermitted } from '@palpite/domain';
import type { Caller } from './caller.ts';
import type { LiveBrand } from '../brand/live-brand.ts';

/**
 * Whether the caller may make this call at all: the token that it needs, the permissions of the caller's role, the
 * operator's switch for it, and that nothing is due first: another password, agreement to changed terms or, for a
 * sensitive call, a proof after idle time.
 * @throws ContractError unauthenticated | password_change_required | terms_changed | feature_disabled |
 * real_account_required | forbidden | reauthentication_required | session_expired
 */
export function authorise(
  endpoint: Endpoint,
  caller: Pick<Caller, 'type' | 'role' | 'passwordDue' | 'termsDue' | 'proofDue'> | null,
  brand: LiveBrand,
): void {
  if (endpoint.token === 'required' && caller === null) throw new ContractError('unauthenticated');
  if (endpoint.token === 'required' && !endpoint.whileBlocked) {
    if (caller?.passwordDue) throw new ContractError('password_change_required');
    if (caller?.termsDue) throw new ContractError('terms_changed');
  }
  if (endpoint.flag !== undefined && brand.flags[endpoint.flag] !== true) {
    throw new ContractError('feature_disabled', { flag: endpoint.flag });
  }
  if (!isPermitted(caller?.role ?? 'visitor', endpoint.permission)) {
    throw new ContractError(
      caller !== null && isGuest(caller.type) ? 'real_account_required' : 'forbidden',
    );
  }
  if (!endpoint.sensitive || !caller?.proofDue) return;
  throw new ContractError(
    caller.proofDue === 'password' ? 'reauthentication_required' : 'session_expired',
  );
}
