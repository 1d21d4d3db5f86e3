import { Badge, type BadgeTone } from '@palpite/ui/badge.tsx';
import { Money } from '@palpite/ui/money.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { AskedAmount } from './asked-amount.tsx';

interface OrderHeadProps {
  title: string;
  tone: BadgeTone;
  /** How it stands, in a word. */
  status: string;
  /** With its currency. */
  amount: string;
  /** What was asked for, where another amount came of it. */
  asked?: string | undefined;
  /** What is said of how it stands; read out when it changes. */
  children: ReactNode;
}

/** What an order is, what it comes to, and how it stands. */
export function OrderHead({ title, tone, status, amount, asked, children }: OrderHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button or link that led here is gone: who reads by ear or keys goes on at the title.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="text-16 font-bold outline-none">
          {title}
        </h2>
        <Badge tone={tone}>{status}</Badge>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2 text-32 md:text-40">
        <Money text={amount} className="display" />
        {asked !== undefined && <AskedAmount amount={asked} />}
      </p>
      <p role="status" className="text-14 text-muted">
        {children}
      </p>
    </div>
  );
}
