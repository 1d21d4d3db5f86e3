import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { balanceQuery } from '../../parts/money/balance-query.ts';
import { withdrawableQuery } from '../../parts/money/withdrawable/withdrawable-query.ts';

/** The balance, and what of it can be withdrawn. */
export function useMoney() {
  const services = useServices();
  return {
    balance: useQuery(balanceQuery(services)),
    options: useQuery(withdrawableQuery(services)),
  };
}
