import { type WithdrawalOptions, withdrawalGetOptions } from '@palpite/contract/withdrawal.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import { balanceQuery } from '../../parts/money/balance-query.ts';

/** The balance, and what of it can be withdrawn. */
export function useMoney() {
  const services = useServices();
  return {
    balance: useQuery(balanceQuery(services)),
    options: useQuery({ ...callQuery(services, withdrawalGetOptions, {}), staleTime: 0 }),
  };
}

/** What is missing before the first withdrawal holds back no money. */
const OF_SETUP = new Set(['payment-password', 'payout-account']);

/** What can be withdrawn at this moment, fees included, in minor units: nothing while turnover or a limit is in the way. */
export const withdrawableNow = ({ obstacles, availableMinor }: WithdrawalOptions): string =>
  obstacles.every((obstacle) => OF_SETUP.has(obstacle)) ? availableMinor : '0';
