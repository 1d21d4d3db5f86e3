import type { FeatureFlag } from '@palpite/domain';
import { refuseWhileSwitchedOff } from '../brand/switched-off.ts';
import type { Merchant } from '../http/merchant.ts';

type Flags = Readonly<Partial<Record<FeatureFlag, boolean>>>;

/**
 * Whether the site offers registration by username. With REGMOBVERF3 the brand wants a code by SMS with it; the
 * site's form has no field for one yet, so such a brand offers none rather than one that is always refused.
 */
export function usernameRegistrationOpen(flags: Flags): boolean {
  return flags.USERNAMEREG3 === true && flags.REGMOBVERF3 !== true;
}

const SWITCHES = { username: 'USERNAMEREG3', mobile: 'MOBILENUMREG3' } as const;

/** @throws ContractError feature_disabled, naming the switch that stands in the way */
export function refuseWhileRegistrationIsClosed(
  merchant: Pick<Merchant, 'flags'>,
  by: keyof typeof SWITCHES,
): void {
  refuseWhileSwitchedOff(merchant, 'DIRECTREG3');
  refuseWhileSwitchedOff(merchant, SWITCHES[by]);
}
