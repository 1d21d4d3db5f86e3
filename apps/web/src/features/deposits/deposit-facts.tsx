import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositOrder } from '@palpite/contract/deposit.ts';
import { Money } from '@palpite/ui/money.tsx';
import { FactRow } from '../../parts/money/cashier/fact-row.tsx';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { hasEnded } from './deposits-api.ts';
import { DecidedBy } from './decided-by.tsx';
import { useExpectedText } from './use-expected-text.ts';

/** The terms of a deposit and its outcome. */
export function DepositFacts({ order }: { order: DepositOrder }) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const time = useExpectedText()(order.expectedMinutes);
  const money = (minor: string) => <Money text={moneyText(minor, order.currency)} />;
  const { status, amountMinor, feeMinor, creditedMinor, paidMinor, paymentReference } = order;
  const net = `${BigInt(paidMinor ?? amountMinor) - BigInt(feeMinor)}`;
  // An order that brought no money has no fee and no balance to show.
  const isInVain = hasEnded(status) && status !== 'success';
  return (
    <section aria-labelledby="facts-title" className="flex flex-col gap-1">
      <h3 id="facts-title" className="text-14 font-bold">
        <Trans>Details</Trans>
      </h3>
      <dl className="flex flex-col divide-y divide-border">
        <FactRow name={t`Method`}>{order.methodName}</FactRow>
        <FactRow name={t`Channel`}>{order.channelName}</FactRow>
        <FactRow name={t`Payment provider`}>{order.provider}</FactRow>
        <FactRow name={t`Amount`}>{money(amountMinor)}</FactRow>
        {paidMinor !== null && paidMinor !== amountMinor && (
          <FactRow name={t`Paid`}>{money(paidMinor)}</FactRow>
        )}
        {!isInVain && (
          <>
            <FactRow name={t`Fee`}>{feeMinor === '0' ? t`No fee` : money(feeMinor)}</FactRow>
            <FactRow
              name={
                creditedMinor === null ? t`To be added to your balance` : t`Added to your balance`
              }
            >
              {money(creditedMinor ?? net)}
            </FactRow>
            <FactRow name={t`To stake before a withdrawal`}>
              {order.turnoverMinor === '0' ? t`Nothing` : money(order.turnoverMinor)}
            </FactRow>
          </>
        )}
        {/* A usual duration would mislead while a deposit is on review. */}
        {!hasEnded(status) && status !== 'awaiting-review' && (
          <FactRow name={t`Expected time`}>{time}</FactRow>
        )}
        {order.promisedAt !== null && <DecidedBy instant={order.promisedAt} />}
        {paymentReference !== null && (
          <FactRow name={t`Payment reference`}>{paymentReference}</FactRow>
        )}
      </dl>
    </section>
  );
}
