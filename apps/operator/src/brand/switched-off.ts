import { ContractError } from '@palpite/contract/errors.ts';
import type { FeatureFlag } from '@palpite/domain';
import type { Merchant } from '../http/merchant.ts';

/** For calls whose switch depends on what they were asked. @throws ContractError feature_disabled, naming it */
export function refuseWhileSwitchedOff(
  { flags }: Pick<Merchant, 'flags'>,
  flag: FeatureFlag,
): void {
  if (!flags[flag]) throw new ContractError('feature_disabled', { flag });
}
