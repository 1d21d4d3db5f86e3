import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositChannel, DepositMethods } from '@palpite/contract/deposit.ts';
import { depositFeeOf, depositTurnoverOf } from '@palpite/domain/deposit-terms.ts';
import { Money } from '@palpite/ui/money.tsx';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { FactRow } from '../../parts/money/cashier/fact-row.tsx';
import { Ticket } from '../../parts/money/cashier/ticket.tsx';
import { useTimeLeftText } from '../../parts/money/cashier/use-duration-text.ts';
import { useFeeText } from '../../parts/money/cashier/use-fee-text.ts';
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
  const credited = amount === null || fee === null ? null : amount - fee;
  const rows = (
    <>
      <FactRow name={t`You pay`}>{amount === null ? <None /> : money(amount)}</FactRow>
      <FactRow name={t`Fee`}>
        <Fee channel={channel} offer={offer} fee={fee} />
      </FactRow>
      <FactRow name={t`To stake before a withdrawal`}>
        <Turnover offer={offer} credited={credited} />
      </FactRow>
      <FactRow name={t`Expected time`}>{expectedText(channel.expectedMinutes)}</FactRow>
      <FactRow name={t`Payment provider`}>{channel.provider}</FactRow>
    </>
  );
  return (
    <Ticket
      id="deposit-summary"
      title={t`Your deposit`}
      sum={{
        name: t`To be added to your balance`,
        amount: credited === null ? <None /> : money(credited),
      }}
      note={
        <p className="mt-2 text-13 text-muted">
          <Trans>You then have {time} to pay.</Trans>{' '}
          {channel.reviewed && (
            <Trans>Tell us when you have paid: we check each payment of this kind by hand.</Trans>
          )}
        </p>
      }
    >
      {rows}
    </Ticket>
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
