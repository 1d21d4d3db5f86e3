import { type WalletBalance, walletGetBalance } from '@palpite/contract/wallet.ts';
import { callQuery } from '../../lib/calls.ts';
import type { Services } from '../../lib/services.ts';

/**
 * The balance of the signed-in account. Answers and live frames arrive in any order: of each amount the later one stays,
 * as its version says.
 */
export function balanceQuery(services: Services) {
  return {
    ...callQuery(services, walletGetBalance, {}),
    structuralSharing: (before: unknown, after: unknown) =>
      laterOf(before as WalletBalance | undefined, after as WalletBalance),
  };
}

/** The later amounts of two readings. Where a version is the same, the second: a page may show a stake ahead. */
export function laterOf(before: WalletBalance | undefined, after: WalletBalance): WalletBalance {
  if (before === undefined || before.currency !== after.currency) return after;
  const isOlder = (part: 'sumBalance' | 'held') =>
    BigInt(after.versions[part]) < BigInt(before.versions[part]);
  const sum = isOlder('sumBalance') ? before : after;
  const held = isOlder('held') ? before : after;
  return {
    ...after,
    sumBalance: sum.sumBalance,
    held: held.held,
    versions: { sumBalance: sum.versions.sumBalance, held: held.versions.held },
  };
}
