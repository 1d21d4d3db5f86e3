import { DepositFacts } from './deposit-facts.tsx';
import { DepositHistory } from './deposit-history.tsx';
import { DepositToDo, type DepositToDoProps } from './deposit-to-do.tsx';
import { hasEnded } from './deposits-api.ts';
import { WhatNow } from './what-now.tsx';

/** A deposit: what to do about it, its facts, and its history. */
export function DepositOrderView({ order, answeredAt }: DepositToDoProps) {
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start">
      <div className="flex min-w-0 flex-col gap-5 rounded-card border border-border bg-surface p-5 md:p-6">
        <DepositToDo order={order} answeredAt={answeredAt} />
        {hasEnded(order.status) && <WhatNow order={order} />}
      </div>
      <div className="flex min-w-0 flex-col gap-5 rounded-card border border-border bg-surface p-5">
        <DepositFacts order={order} />
        <DepositHistory history={order.history} currency={order.currency} />
      </div>
    </div>
  );
}
