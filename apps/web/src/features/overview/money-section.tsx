import { Trans, useLingui } from '@lingui/react/macro';
import { turnoverGet } from '@palpite/contract/turnover.ts';
import type { WalletBalance } from '@palpite/contract/wallet.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { OverviewSection } from '../../parts/centre/overview-section.tsx';
import { balanceQuery } from '../../parts/money/balance-query.ts';
import { CashLinks } from '../../parts/money/cash-links.tsx';
import { TurnoverProgress } from '../../parts/money/turnover-progress.tsx';

/** The balance, what of it is on hold, and the ways to put money in and take it out. */
export function MoneySection() {
  const { t } = useLingui();
  const asked = useQuery(balanceQuery(useServices()));
  return (
    <OverviewSection id="overview-money" title={t`Your balance`} height="min-h-40" asked={asked}>
      {(balance) => <Balance balance={balance} />}
    </OverviewSection>
  );
}

function Balance({ balance: { sumBalance, held, currency } }: { balance: WalletBalance }) {
  const moneyText = useMoneyText();
  const sum = moneyText(sumBalance, currency);
  const onHold = moneyText(held, currency);
  return (
    <div className="@container/sum flex flex-1 flex-col justify-between gap-3 rounded-card bg-surface p-5 shell-side:bg-ceremony shell-side:text-on-ceremony shell-rail:rounded-none shell-rail:border-y shell-rail:border-border shell-top:border shell-top:border-action/60">
      <p className="flex flex-col gap-1">
        <span
          className="display leading-11! tabular whitespace-nowrap"
          style={{ fontSize: `min(2.5rem, calc(130cqw / ${Math.max(sum.length, 8)}))` }}
        >
          {sum}
        </span>
        <span className="text-13 opacity-85">
          {held === '0' ? (
            <Trans>Nothing is on hold</Trans>
          ) : (
            <Trans>{onHold} more is on hold: in play, or in withdrawals</Trans>
          )}
        </span>
      </p>
      <CashLinks linkClass="flex-1" />
    </div>
  );
}

/** What must still be staked before everything can be withdrawn. */
export function TurnoverSection() {
  const { t } = useLingui();
  const asked = useQuery(callQuery(useServices(), turnoverGet, {}));
  return (
    <OverviewSection
      id="overview-turnover"
      title={t`Turnover`}
      height="min-h-24 @3xl:min-h-40"
      asked={asked}
    >
      {(turnover) => (
        <div className="flex flex-1 flex-col justify-center gap-3 rounded-card border border-border bg-surface p-5">
          <TurnoverProgress turnover={turnover} />
        </div>
      )}
    </OverviewSection>
  );
}
