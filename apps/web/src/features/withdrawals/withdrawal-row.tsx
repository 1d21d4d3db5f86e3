import { useLingui } from '@lingui/react/macro';
import type { WithdrawalSummary } from '@palpite/contract/withdrawal.ts';
import type { Currency } from '@palpite/domain';
import { Badge } from '@palpite/ui/badge.tsx';
import { Money } from '@palpite/ui/money.tsx';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useServices } from '../../lib/services.ts';
import { stampText } from '../../lib/time-text.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { payoutAccountName } from '../../payout/payout-account-name.ts';
import { useUntilText } from './use-until-text.ts';
import { openWithdrawals } from './withdrawal-address.ts';
import { STATUS_NAMES, STATUS_TONES } from './withdrawal-texts.ts';

interface WithdrawalRowProps {
  withdrawal: WithdrawalSummary;
  currency: Currency;
}

/** A withdrawal in the list: it leads to the whole of it. */
export function WithdrawalRow({ withdrawal, currency }: WithdrawalRowProps) {
  const { i18n } = useLingui();
  const moneyText = useMoneyText();
  const untilText = useUntilText();
  const { timeZone } = useServices().boot.status;
  const { order, requestedAt, status, amountMinor, destination, waiting } = withdrawal;
  return (
    <li>
      <Link
        to="."
        search={openWithdrawals({ order })}
        resetScroll={false}
        activeProps={{}}
        className="flex min-h-18 items-center gap-3 rounded-box border border-border bg-surface px-4 py-3 transition-colors duration-150 hover:border-border-strong"
      >
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="text-14 font-semibold wrap-anywhere">
            {payoutAccountName(i18n, destination)} ·{' '}
            {/* Broken only where it has no room of its own. */}
            <span className="inline-block">{destination.destination}</span>
          </span>
          <span className="flex flex-wrap gap-x-3 text-12 text-muted tabular">
            <span>{order}</span>
            <time dateTime={requestedAt}>{stampText(requestedAt, timeZone)}</time>
          </span>
          {waiting && (
            <span className="text-12 text-muted">{untilText(status, waiting.until)}</span>
          )}
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
