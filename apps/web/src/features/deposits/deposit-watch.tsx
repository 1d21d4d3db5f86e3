import { useLingui } from '@lingui/react/macro';
import type { DepositOrderSummary, DepositStatus } from '@palpite/contract/deposit.ts';
import { ACCOUNT_TOPICS } from '@palpite/contract/live.ts';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isLive } from '../../lib/live/live-state.ts';
import { askFor } from '../../lib/live/stale-answers.ts';
import { readReport } from '../../lib/report-search.ts';
import { type Services, useServices } from '../../lib/services.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { depositsQuery } from './deposits-api.ts';

/** How often orders are polled where the page is not live: while one may be paid, and while one is on review. */
const PAYABLE_MILLISECONDS = 4_000;
const REVIEW_MILLISECONDS = 15_000;

/**
 * Watches the member's deposits on every page of the site: money that arrives is in the balance within seconds, with
 * one quiet notice. A hidden tab does not poll; it catches up when it is visible again.
 */
export function DepositWatch({ account }: { account: string }) {
  const services = useServices();
  const { data } = useAnswer(
    { ...depositsQuery(services), staleTime: 0, refetchOnWindowFocus: true },
    { topic: 'deposit', every: ({ list }) => waitFor(list) },
  );
  const before = useRef<ReadonlyMap<string, DepositStatus>>(undefined);
  const { tell, isTold } = useTabs(account, () => {
    askForMoney(services);
  });
  const announce = useAnnouncement();
  const list = data?.list;
  const compare = useEffectEvent((orders: readonly DepositOrderSummary[]) => {
    const known = before.current;
    before.current = new Map(orders.map(({ order, status }) => [order, status]));
    // Money that arrived before the page loaded is in the balance already.
    if (known === undefined) return;
    const came = orders.filter(
      (each) => each.status === 'success' && known.get(each.order) !== 'success',
    );
    const fresh = came.filter(({ order }) => !isTold(order));
    if (came.length > 0) askForMoney(services);
    for (const each of fresh) {
      announce(each);
      tell(each.order);
    }
  });
  useEffect(() => {
    if (list) compare(list);
  }, [list]);
  useBalanceOnReturn(services);
  return null;
}

/** Asks for what money that arrives has changed; a live page hears of it. */
function askForMoney({ queryClient }: Services): void {
  if (!isLive()) askFor(queryClient, ACCOUNT_TOPICS, { restart: false });
}

function waitFor(orders: readonly DepositOrderSummary[]): number | false {
  const has = (...statuses: readonly DepositStatus[]) =>
    orders.some(({ status }) => statuses.includes(status));
  if (has('awaiting-payment', 'processing')) return PAYABLE_MILLISECONDS;
  return has('awaiting-review') ? REVIEW_MILLISECONDS : false;
}

/** Announces arrived money, except where the page itself shows it. */
function useAnnouncement(): (order: DepositOrderSummary) => void {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const router = useRouter();
  const { currency } = useServices().boot.status;
  return ({ order, creditedMinor }) => {
    const { member, report, quickDeposit } = router.latestLocation.search;
    if (quickDeposit === order) return;
    if (member === 'depositv2' && readReport(report).order === order) return;
    const amount = moneyText(creditedMinor ?? '0', currency);
    showToast({ tone: 'positive', text: t`${amount} was added to your balance.` });
  };
}

interface TabMessage {
  account: string;
  /** The order that the money arrived for. */
  order: string;
}

/** Informs the site's other tabs of an announcement, so that they update and do not repeat it. */
function useTabs(account: string, onTold: () => void) {
  const { merchantCode: brandCode } = useServices().boot.status;
  const channel = useRef<BroadcastChannel>(undefined);
  const told = useRef(new Set<string>());
  const hear = useEffectEvent(({ data }: MessageEvent<TabMessage>) => {
    if (data.account !== account) return;
    told.current.add(data.order);
    onTold();
  });
  useEffect(() => {
    const own = new BroadcastChannel(`deposits:${brandCode}`);
    own.onmessage = (event: MessageEvent<TabMessage>) => hear(event);
    channel.current = own;
    return () => {
      own.close();
      channel.current = undefined;
    };
  }, [brandCode]);
  return {
    tell: (order: string) => channel.current?.postMessage({ account, order } satisfies TabMessage),
    isTold: (order: string) => told.current.has(order),
  };
}

/** Refetches the balance when a hidden tab becomes visible, whatever moved money since. */
function useBalanceOnReturn(services: Services): void {
  useEffect(() => {
    const listen = () => {
      if (document.hidden) return;
      askFor(services.queryClient, ['balance']);
    };
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, [services]);
}
