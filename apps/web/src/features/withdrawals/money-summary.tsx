import { Trans, useLingui } from '@lingui/react/macro';
import type { WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import { Money } from '@palpite/ui/money.tsx';
import type { ReactNode } from 'react';
import { useMoneyText } from '../../lib/use-money-text.ts';

/** The available money, the locked money and its place, and the remaining turnover. */
export function MoneySummary({ options }: { options: WithdrawalOptions }) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const { currency, availableMinor, lockedInPlayMinor, lockedInWithdrawalsMinor } = options;
  const money = (minor: string) => <Money text={moneyText(minor, currency)} />;
  const locked = BigInt(lockedInPlayMinor) + BigInt(lockedInWithdrawalsMinor);
  const inPlay = money(lockedInPlayMinor);
  const inWithdrawals = money(lockedInWithdrawalsMinor);
  return (
    <section
      aria-labelledby="withdrawal-money"
      className="@container rounded-card border border-border bg-surface p-5 md:p-6"
    >
      <h2 id="withdrawal-money" className="sr-only">
        <Trans>Your money</Trans>
      </h2>
      <dl className="grid gap-x-6 gap-y-4 @xl:grid-cols-3 @xl:grid-rows-[auto_auto] @xl:gap-y-0">
        <Figure name={t`Available to withdraw`} prominent>
          {money(availableMinor)}
        </Figure>
        <Figure name={t`Locked`}>
          {money(`${locked}`)}
          {locked > 0n && (
            <ul className="mt-1 text-12 font-normal text-muted">
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
        </Figure>
        <Figure name={t`Turnover left`}>{money(options.turnover.leftMinor)}</Figure>
      </dl>
    </section>
  );
}

interface FigureProps {
  name: string;
  prominent?: boolean;
  children: ReactNode;
}

function Figure({ name, prominent = false, children }: FigureProps) {
  return (
    <div className="min-w-0 @xl:row-span-2 @xl:grid @xl:grid-rows-subgrid">
      <dt className="self-end text-12 text-muted">{name}</dt>
      <dd className={prominent ? 'text-24 font-bold' : 'text-16 font-semibold'}>{children}</dd>
    </div>
  );
}
