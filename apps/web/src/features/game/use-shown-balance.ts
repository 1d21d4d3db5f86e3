import type { GameMessage } from '@palpite/contract/game-frame.ts';
import { walletGetBalance, type WalletBalance } from '@palpite/contract/wallet.ts';
import { useEffect } from 'react';
import { callKey } from '../../lib/calls.ts';
import { pauseCall, resumeCall } from '../../lib/live/paused-calls.ts';
import { useServices } from '../../lib/services.ts';

type RoundStarted = Extract<GameMessage, { type: 'round-started' }>;

/** The balance that the site shows around a game, in step with the game's. */
export function useShownBalance() {
  const services = useServices();
  const queryKey = callKey(services, walletGetBalance);
  useEffect(() => () => resumeCall(walletGetBalance), []);
  return {
    /** Fetches the balance. */
    refreshBalance: () => {
      resumeCall(walletGetBalance);
      void services.queryClient.invalidateQueries({ queryKey });
    },
    /** Keeps the shown balance until the game says what has come of the round that it asked for. */
    holdBalance: () => pauseCall(walletGetBalance),
    /** Deducts a stake until the round has ended: the operator's own figure would reveal the win. */
    deductStake({ stakeMinor, currency }: RoundStarted) {
      pauseCall(walletGetBalance);
      services.queryClient.setQueriesData<WalletBalance>({ queryKey }, (shown) => {
        if (shown?.currency !== currency) return shown;
        const left = BigInt(shown.sumBalance) - BigInt(stakeMinor);
        return { ...shown, sumBalance: String(left > 0n ? left : 0n) };
      });
    },
  };
}
