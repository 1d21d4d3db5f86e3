import { useLingui } from '@lingui/react/macro';
import type { Currency } from '@palpite/domain';
import type { ReportColumn } from '../../parts/report/report-column.ts';
import { useMoneyColumn } from '../../parts/report/use-money-column.tsx';

interface Played {
  readonly stakeMinor: string;
  readonly validStakeMinor: string;
  readonly payoutMinor: string;
}

/** Payout less stake, in minor units. */
export function resultOf({ payoutMinor, stakeMinor }: Pick<Played, 'payoutMinor' | 'stakeMinor'>) {
  return (BigInt(payoutMinor) - BigInt(stakeMinor)).toString();
}

/** The columns of stakes and results. */
export function usePlayColumns<Row extends Played>(currency: Currency): ReportColumn<Row>[] {
  const { t } = useLingui();
  const money = useMoneyColumn(currency);
  return [
    money<Row>({ key: 'stake', header: t`Stakes`, of: ({ stakeMinor }) => stakeMinor }),
    money<Row>({
      key: 'valid',
      header: t`Valid stakes`,
      of: ({ validStakeMinor }) => validStakeMinor,
    }),
    money<Row>({ key: 'payout', header: t`Payouts`, of: ({ payoutMinor }) => payoutMinor }),
    money<Row>({ key: 'result', header: t`Result`, of: resultOf, signed: true }),
  ];
}
