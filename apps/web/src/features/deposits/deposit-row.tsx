import { useLingui } from '@lingui/react/macro';
import type { DepositOrderSummary } from '@palpite/contract/deposit.ts';
import type { Currency } from '@palpite/domain';
import { Badge } from '@palpite/ui/badge.tsx';
import { Money } from '@palpite/ui/money.tsx';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useServices } from '../../lib/services.ts';
import { stampText } from '../../lib/time-text.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { KIND_ICONS, STATUS_NAMES, STATUS_TONES } from './deposit-texts.ts';
import { openDeposits } from './deposits-address.ts';

/** A deposit in the list: it leads to the whole of it. */
export function DepositRow({
  order: deposit,
  currency,
}: {
  order: DepositOrderSummary;
  currency: Currency;
}) {
  const { i18n } = useLingui();
  const moneyText = useMoneyText();
  const { timeZone } = useServices().boot.status;
  const { order, kind, methodName, channelName, amountMinor, status, createdAt } = deposit;
  const Icon = KIND_ICONS[kind];
  return (
    <li>
      <Link
        to="."
        search={openDeposits({ order })}
        resetScroll={false}
        activeProps={{}}
        className="flex min-h-18 items-center gap-3 rounded-box border border-border bg-surface px-4 py-3 transition-colors duration-150 hover:border-border-strong"
      >
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-muted max-sm:hidden"
        >
          <Icon size={20} />
        </span>
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="text-14 font-semibold wrap-anywhere">
            {methodName} · {channelName}
          </span>
          <span className="flex flex-wrap gap-x-3 text-12 text-muted tabular">
            <span>{order}</span>
            <time dateTime={createdAt}>{stampText(createdAt, timeZone)}</time>
          </span>
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1">
          <Money text={moneyText(amountMinor, currency)} />
          <Badge tone={STATUS_TONES[status]}>{i18n._(STATUS_NAMES[status])}</Badge>
        </span>
        <ChevronRight size={18} className="shrink-0 text-subtle max-sm:hidden" />
      </Link>
    </li>
  );
}
