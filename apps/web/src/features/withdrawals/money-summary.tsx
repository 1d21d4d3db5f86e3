import { Trans, useLingui } from '@lingui/react/macro';
import type { WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import { Money } from '@palpite/ui/money.tsx';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { FactRow } from '../../parts/money/cashier/fact-row.tsx';
import { Ticket } from '../../parts/money/cashier/ticket.tsx';
import { useFeeText } from '../../parts/money/cashier/use-fee-text.ts';

/** The available money, the locked money and its place, the remaining turnover, and the fee. */
export function MoneySummary({ options }: { options: WithdrawalOptions }) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const feeText = useFeeText();
  const { currency, availableMinor, lockedInPlayMinor, lockedInWithdrawalsMinor, fee } = options;
  const money = (minor: string) => <Money text={moneyText(minor, currency)} />;
  const locked = BigInt(lockedInPlayMinor) + BigInt(lockedInWithdrawalsMinor);
  const inPlay = money(lockedInPlayMinor);
  const inWithdrawals = money(lockedInWithdrawalsMinor);
  return (
    <Ticket
      id="withdrawal-money"
      title={t`Your money`}
      sum={{ name: t`Available to withdraw`, amount: money(availableMinor) }}
    >
      <FactRow name={t`Locked`}>
        {money(`${locked}`)}
        {locked > 0n && (
          <ul className="text-12 font-normal text-muted">
            {lockedInPlayMinor !== '0' && (
              <li>
                <Trans>In play: {inPlay}</Trans>
              </li>
            )}
            {lockedInWithdrawalsMinor !== '0' && (
              <li>
                <Trans>In withdrawals: {inWithdrawals}</Trans>
              </li>
            )}
          </ul>
        )}
      </FactRow>
      <FactRow name={t`Turnover left`}>{money(options.turnover.leftMinor)}</FactRow>
      <FactRow name={t`Fee`}>{feeText(fee, currency)}</FactRow>
    </Ticket>
  );
}
