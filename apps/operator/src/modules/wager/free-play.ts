/** Guests play with money that the operator gave them: where a brand no longer offers that, only those of an account stake. */
import { ContractError } from '@palpite/contract/errors.ts';
import { type AccountType, isGuest } from '@palpite/domain';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';

/** @throws ContractError real_account_required */
export function admitGuest(type: AccountType, { flags }: Pick<LiveBrand, 'flags'>): void {
  if (isGuest(type) && flags.FREEPLAY3 !== true) throw new ContractError('real_account_required');
}
