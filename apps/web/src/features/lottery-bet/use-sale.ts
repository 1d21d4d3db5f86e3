import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import type { LotteryIssue } from '../../parts/lottery/issue-clock.ts';
import { issueQuery } from '../../parts/lottery/lottery-queries.ts';
import { changeSlip, type Slip } from './slip/slip.ts';

/** A game's sale without its seconds: what renders with it does so when the sale opens or closes. */
export interface Sale {
  readonly phase: 'loading' | 'failed' | 'open' | 'closed' | 'none';
  /** The issue on sale. */
  readonly issue: LotteryIssue | null;
  /** The one that has closed last and awaits its numbers. */
  readonly closed: LotteryIssue | null;
}

export function useSale(gameCode: string): Sale {
  const { data, dataUpdatedAt, isError } = useQuery(issueQuery(useServices(), gameCode));
  const onSale = data?.onSale ?? null;
  const serverOffset = data ? Date.parse(data.serverTime) - dataUpdatedAt : 0;
  const isOver = useIsOver(onSale ? Date.parse(onSale.closesAt) - serverOffset : null);
  if (!data) return { phase: isError ? 'failed' : 'loading', issue: null, closed: null };
  const issue = isOver ? null : onSale;
  const closed = (isOver ? onSale : data.awaiting.at(-1)) ?? null;
  return { phase: issue ? 'open' : closed ? 'closed' : 'none', issue, closed };
}

/** A browser's timer holds no more. */
const LONGEST_MILLISECONDS = 2 ** 31 - 1;

/** @param end by this device's clock, in epoch milliseconds; null where nothing ends */
function useIsOver(end: number | null): boolean {
  const [over, setOver] = useState<number | null>(null);
  useEffect(() => {
    if (end === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      const left = Math.max(0, Math.min(end - Date.now(), LONGEST_MILLISECONDS));
      timer = setTimeout(() => (end <= Date.now() ? setOver(end) : wait()), left);
    };
    wait();
    // A tab that slept looks again when it wakes.
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [end]);
  return end !== null && over === end;
}

/** A slip that was not placed in time goes on to the next issue, and says so. */
export function useRollOver(slip: Slip, issue: LotteryIssue | null): void {
  const numero = issue?.numero;
  const follow = useEffectEvent(() => {
    const { numero: before, lines } = slip.state.store.getState();
    if (numero === undefined || before === numero || !slip.state.isLoaded()) return;
    changeSlip(slip, {
      numero,
      ...(before !== null && lines.length > 0 ? { missed: before } : {}),
    });
  });
  // What the browser has stored counts too, so it looks at each change of the slip.
  useEffect(() => {
    follow();
    return slip.state.store.subscribe(() => follow());
  }, [slip, numero]);
}
