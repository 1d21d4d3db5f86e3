import { ContractError } from '@palpite/contract/errors.ts';
import type { FeatureFlag } from '@palpite/domain';
import type { LiveBrand } from '../brand/live-brand.ts';

/** For calls whose feature flag depends on their input. @throws ContractError feature_disabled, naming the flag */
export function requireFeature({ flags }: Pick<LiveBrand, 'flags'>, flag: FeatureFlag): void {
  if (!flags[flag]) throw new ContractError('feature_disabled', { flag });
}
