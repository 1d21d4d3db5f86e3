import { type WalletBalance, walletGetBalance } from '@palpite/contract/wallet.ts';
import type { QueryKey } from '@tanstack/react-query';
import { callKey, seenUpTo } from '../calls.ts';
import type { Services } from '../services.ts';
import { isPaused } from './paused-calls.ts';

/**
 * Shows a balance that came in a frame or with the answer to an act. The query itself keeps what is later, by its versions
 * (`balanceQuery`).
 * @param offset up to which place of the log it has seen everything; undefined where that is not known
 * @returns the keys of the answers that it is in
 */
export function paintBalance(
  services: Services,
  balance: WalletBalance,
  offset?: number,
): QueryKey[] {
  const { queryClient } = services;
  const queryKey = callKey(services, walletGetBalance);
  if (isPaused(queryKey)) return [];
  const shown = queryClient
    .getQueryCache()
    .findAll({ queryKey })
    .filter(({ state }) => state.data !== undefined);
  for (const query of shown) {
    queryClient.setQueryData(query.queryKey, balance);
    if (offset !== undefined) seenUpTo.set(query, Math.max(offset, seenUpTo.get(query) ?? 0));
  }
  return shown.map((query) => query.queryKey);
}
