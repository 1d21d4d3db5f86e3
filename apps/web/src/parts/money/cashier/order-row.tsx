import { useLingui } from '@lingui/react';
import { Badge, type BadgeTone } from '@palpite/ui/badge.tsx';
import { Money } from '@palpite/ui/money.tsx';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useServices } from '../../../lib/services.ts';
import { momentText } from '../../../lib/time-text.ts';
import { AskedAmount } from './asked-amount.tsx';
import type { OpenOrders } from './orders-address.ts';

interface OrderRowProps {
  order: string;
  /** When it was made, as the contract writes times. */
  at: string;
  open: OpenOrders;
  icon?: ReactNode;
  title: ReactNode;
  /** With its currency. */
  amount: string;
  /** What was asked for, where another amount came of it. */
  asked?: string | undefined;
  tone: BadgeTone;
  /** How it stands, in a word. */
  status: string;
  /** What it waits for. */
  note?: ReactNode;
}

/** An order in a list: it leads to the whole of it. */
export function OrderRow(props: OrderRowProps) {
  const { order, at, open, icon, title, amount, asked, tone, status, note } = props;
  const { i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  return (
    <li>
      <Link
        to="."
        search={open({ order })}
        resetScroll={false}
        activeProps={{}}
        className="flex min-h-18 items-center gap-3 rounded-box border border-border bg-surface px-4 py-3 transition-colors duration-150 hover:border-border-strong"
      >
        {icon && (
          <span
            aria-hidden="true"
            className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-muted max-sm:hidden"
          >
            {icon}
          </span>
        )}
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="text-14 font-semibold wrap-anywhere">{title}</span>
          <span className="flex flex-wrap gap-x-3 text-12 text-muted tabular">
            <span>{order}</span>
            <time dateTime={at}>{momentText(at, timeZone, i18n.locale)}</time>
          </span>
          {note && <span className="text-12 text-muted">{note}</span>}
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1">
          <Money text={amount} />
          {asked !== undefined && <AskedAmount amount={asked} />}
          <Badge tone={tone}>{status}</Badge>
        </span>
        <ChevronRight size={18} className="shrink-0 text-subtle max-sm:hidden" />
      </Link>
    </li>
  );
}
