import type { WalletBalance } from '@palpite/contract/wallet.ts';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useServices } from '../../lib/services.ts';
import { balanceQuery } from '../../parts/money/balance-query.ts';

/**
 * Tells the game that the balance changed other than by its rounds: by a deposit over it, a withdrawal, a bet elsewhere. What
 * the game itself has said is no news, and neither is a stake that the page deducts ahead of the operator.
 * @param gameSays the balance, by the game's last word of it
 */
export function useBalanceNews(
  ready: boolean,
  gameSays: RefObject<string | undefined>,
  tell: () => void,
): void {
  const { data } = useQuery(balanceQuery(useServices()));
  /** Of the operator's figure that was compared last. */
  const version = useRef<string>(undefined);
  /** The game was loading, and may have read its balance before. */
  const isLate = useRef(false);

  const hear = useEffectEvent(({ sumBalance, versions }: WalletBalance) => {
    const isFirst = version.current === undefined;
    if (version.current === versions.sumBalance) return;
    version.current = versions.sumBalance;
    if (isFirst || sumBalance === gameSays.current) return;
    if (ready) tell();
    else isLate.current = true;
  });
  useEffect(() => {
    if (data) hear(data);
  }, [data]);

  const catchUp = useEffectEvent(() => {
    if (isLate.current) tell();
    isLate.current = false;
  });
  useEffect(() => {
    if (ready) catchUp();
  }, [ready]);
}
