import { ContractError } from '@palpite/contract/errors.ts';
import type { FeatureFlag } from '@palpite/domain';

type Flags = Readonly<Partial<Record<FeatureFlag, boolean>>>;

/**
 * Whether the site offers registration by username. With REGMOBVERF3 the brand wants a code by SMS with it;
 * nothing here sends codes, so such a brand offers none rather than one that is not proved.
 */
export function usernameRegistrationOpen(flags: Flags): boolean {
  return flags.USERNAMEREG3 === true && flags.REGMOBVERF3 !== true;
}

/** @throws ContractError feature_disabled, naming the switch that stands in the way */
export function refuseWhileRegistrationIsClosed(flags: Flags): void {
  const flag = !flags.DIRECTREG3
    ? 'DIRECTREG3'
    : !flags.USERNAMEREG3
      ? 'USERNAMEREG3'
      : 'REGMOBVERF3';
  if (flags.DIRECTREG3 && usernameRegistrationOpen(flags)) return;
  throw new ContractError('feature_disabled', { flag });
}
