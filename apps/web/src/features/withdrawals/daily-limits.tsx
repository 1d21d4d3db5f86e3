import { Trans, useLingui } from '@lingui/react/macro';
import type { WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import { longTimeText } from '../../lib/time-text.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';

/** The amount withdrawn today, the daily limit, and the end of the day. */
export function DailyLimits({
  options: { today, open, currency },
}: {
  options: WithdrawalOptions;
}) {
  const { i18n } = useLingui();
  const moneyText = useMoneyText();
  const { count, countLimit } = today;
  const { count: unpaid, limit: most } = open;
  const amount = moneyText(today.amountMinor, currency);
  const limit = moneyText(today.amountLimitMinor, currency);
  const reset = longTimeText(today.resetsAt, today.timeZone, i18n.locale);
  return (
    <ul className="flex flex-col gap-0.5 text-13 text-muted tabular">
      <li>
        <Trans>
          Today: {count} of {countLimit} withdrawals, {amount} of {limit}
        </Trans>
      </li>
      <li>
        <Trans>
          Open withdrawals: {unpaid} of {most}
        </Trans>
      </li>
      <li>
        <Trans>The day’s limits reset on {reset}.</Trans>
      </li>
    </ul>
  );
}
