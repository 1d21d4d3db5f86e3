import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import type { lotteryGetIssue } from '@palpite/contract/lottery.ts';
import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../../lib/services.ts';
import { type Answer, useAnswers } from '../../../lib/use-answers.ts';
import type { LotteryIssue } from '../../../parts/lottery/issue-clock.ts';
import { issueQuery } from '../../../parts/lottery/lottery-queries.ts';

/** A game's sale without its seconds: what renders with it does so when the sale opens or closes. */
export interface Sale {
  readonly phase: 'loading' | 'failed' | 'open' | 'closed' | 'none';
  /** The issue on sale. */
  readonly issue: LotteryIssue | null;
  /** The one that has closed last and awaits its numbers. */
  readonly closed: LotteryIssue | null;
}

/** The sales of several games, by their codes. */
export type Sales = ReadonlyMap<string, Sale>;

export const NO_SALE: Sale = { phase: 'loading', issue: null, closed: null };

/** @param codes of games, each once */
export function useSales(codes: readonly string[]): Sales {
  const services = useServices();
  const told = useAnswers(codes.map((gameCode) => issueQuery(services, gameCode)));
  const answers = useMemo(() => factsOf(told), [told]);
  const ends = answers.flatMap(({ end }) => end ?? []);
  const passed = usePassed(ends);
  return useMemo(
    () => new Map(answers.map((answer, at) => [codes[at] ?? '', saleOf(answer, passed)] as const)),
    [answers, codes, passed],
  );
}

type Facts = ReturnType<typeof factsOf>[number];

const factsOf = (results: readonly Answer<ValueOutput<typeof lotteryGetIssue>>[]) =>
  results.map(({ data, dataUpdatedAt, isError }) => {
    const onSale = data?.onSale ?? null;
    const serverOffset = data ? Date.parse(data.serverTime) - dataUpdatedAt : 0;
    return {
      isError,
      data,
      /** Of the sale, by this device's clock. */
      end: onSale ? Date.parse(onSale.closesAt) - serverOffset : null,
    };
  });

function saleOf({ data, isError, end }: Facts, passed: number): Sale {
  if (!data) return { phase: isError ? 'failed' : 'loading', issue: null, closed: null };
  const isOver = end !== null && end <= passed;
  const issue = isOver ? null : data.onSale;
  const closed = (isOver ? data.onSale : data.awaiting.at(-1)) ?? null;
  return { phase: issue ? 'open' : closed ? 'closed' : 'none', issue, closed };
}

/** A browser's timer holds no more. */
const LONGEST_MILLISECONDS = 2 ** 31 - 1;

/** The last of the instants that has passed, in epoch milliseconds; 0 before the first. */
function usePassed(ends: readonly number[]): number {
  const [passed, setPassed] = useState(0);
  const next = Math.min(...ends.filter((end) => end > passed));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      const left = Math.max(0, Math.min(next - Date.now(), LONGEST_MILLISECONDS));
      timer = setTimeout(() => (next <= Date.now() ? setPassed(next) : wait()), left);
    };
    wait();
    // A tab that slept looks again when it wakes.
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [next]);
  return passed;
}
