import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositChannel, DepositMethods } from '@palpite/contract/deposit.ts';
import { depositFeeOf, depositTurnoverOf } from '@palpite/domain/deposit-terms.ts';
import { Money } from '@palpite/ui/money.tsx';
import { FactRow } from '../../parts/money/cashier/fact-row.tsx';
import { useTimeLeftText } from '../../parts/money/cashier/use-duration-text.ts';
import { useFeeText } from '../../parts/money/cashier/use-fee-text.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { None } from '../../parts/report/use-money-column.tsx';
import { useExpectedText } from './use-expected-text.ts';

interface DepositSummaryProps {
  offer: DepositMethods;
  channel: DepositChannel;
  /** Null while the amount is not valid for the channel. */
  amountMinor: string | null;
}

/** The fee, the credited amount and the turnover of a deposit, before it is ordered. */
export function DepositSummary({ offer, channel, amountMinor }: DepositSummaryProps) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const expectedText = useExpectedText();
  const timeLeftText = useTimeLeftText();
  const money = (minor: bigint) => <Money text={moneyText(`${minor}`, offer.currency)} />;
  const amount = amountMinor === null ? null : BigInt(amountMinor);
  const fee = amount === null ? null : feeOf(amount, channel);
  const time = timeLeftText(channel.timeoutMinutes);
  return (
    <section aria-labelledby="deposit-summary" className="flex flex-col gap-2">
      <h2 id="deposit-summary" className="text-16 font-bold">
        <Trans>Your deposit</Trans>
      </h2>
      <dl className="flex flex-col divide-y divide-border">
        <FactRow name={t`You pay`}>{amount === null ? <None /> : money(amount)}</FactRow>
        <FactRow name={t`Fee`}>
          <Fee channel={channel} offer={offer} fee={fee} />
        </FactRow>
        <FactRow name={t`To be added to your balance`}>
          {amount === null || fee === null ? <None /> : money(amount - fee)}
        </FactRow>
        <FactRow name={t`To stake before a withdrawal`}>
          <Turnover
            offer={offer}
            credited={amount === null || fee === null ? null : amount - fee}
          />
        </FactRow>
        <FactRow name={t`Expected time`}>{expectedText(channel.expectedMinutes)}</FactRow>
        <FactRow name={t`Payment provider`}>{channel.provider}</FactRow>
      </dl>
      <p className="text-13 text-muted">
        <Trans>You then have {time} to pay.</Trans>{' '}
        {channel.reviewed && (
          <Trans>Tell us when you have paid: we check each payment of this kind by hand.</Trans>
        )}
      </p>
    </section>
  );
}

function Fee({
  offer,
  channel,
  fee,
}: Omit<DepositSummaryProps, 'amountMinor'> & { fee: bigint | null }) {
  const moneyText = useMoneyText();
  const feeText = useFeeText();
  const { fixedMinor, perMille } = channel.fee;
  if (fee === null || (fixedMinor === '0' && perMille === 0)) {
    return feeText(channel.fee, offer.currency);
  }
  return <Money text={moneyText(`${fee}`, offer.currency)} />;
}

/** The stakes required by the credited amount; without an amount, the multiple. */
function Turnover({ offer, credited }: { offer: DepositMethods; credited: bigint | null }) {
  const { i18n } = useLingui();
  const moneyText = useMoneyText();
  const { turnoverPercent, currency } = offer;
  if (turnoverPercent === 0) return <Trans>Nothing</Trans>;
  if (credited !== null) {
    const turnover = depositTurnoverOf(credited, turnoverPercent);
    return <Money text={moneyText(`${turnover}`, currency)} />;
  }
  const share = i18n.number(turnoverPercent / 100, { style: 'percent' });
  return <Trans>{share} of the amount</Trans>;
}

function feeOf(amount: bigint, { fee }: DepositChannel): bigint {
  return depositFeeOf(amount, { fixedMinor: BigInt(fee.fixedMinor), perMille: fee.perMille });
}
