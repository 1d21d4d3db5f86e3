import { ContractError } from '@palpite/contract/errors.ts';
import type { FeatureFlag } from '@palpite/domain';
import type { LiveBrand } from '../http/live-brand.ts';

/** For calls whose switch depends on what they were asked. @throws ContractError feature_disabled, naming it */
export function refuseWhileSwitchedOff(
  { flags }: Pick<LiveBrand, 'flags'>,
  flag: FeatureFlag,
): void {
  if (!flags[flag]) throw new ContractError('feature_disabled', { flag });
}
