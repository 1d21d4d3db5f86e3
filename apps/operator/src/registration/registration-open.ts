import { refuseWhileSwitchedOff } from '../brand/switched-off.ts';
import type { Merchant } from '../http/merchant.ts';

const SWITCHES = { username: 'USERNAMEREG3', mobile: 'MOBILENUMREG3' } as const;

/** @throws ContractError feature_disabled, naming the switch that stands in the way */
export function refuseWhileRegistrationIsClosed(
  merchant: Pick<Merchant, 'flags'>,
  by: keyof typeof SWITCHES,
): void {
  refuseWhileSwitchedOff(merchant, 'DIRECTREG3');
  refuseWhileSwitchedOff(merchant, SWITCHES[by]);
}
