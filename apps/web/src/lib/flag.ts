import type { FeatureFlag } from '@palpite/domain';
import type { PublicStatus } from './boot.ts';

/** Whether the operator has switched a feature on; a flag that is not listed is off. */
export function hasFlag(status: Pick<PublicStatus, 'flags'>, flag: FeatureFlag): boolean {
  return status.flags.some(({ modId, enabled }) => modId === flag && enabled === 1);
}
