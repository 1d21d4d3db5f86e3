import { requireFeature } from '#kernel/http/require-feature.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';

const SWITCHES = { username: 'USERNAMEREG3', mobile: 'MOBILENUMREG3' } as const;

/** @throws ContractError feature_disabled, naming the switch */
export function refuseWhileRegistrationIsClosed(
  brand: Pick<LiveBrand, 'flags'>,
  by: keyof typeof SWITCHES,
): void {
  requireFeature(brand, 'DIRECTREG3');
  requireFeature(brand, SWITCHES[by]);
}
