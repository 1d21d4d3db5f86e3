import { Trans, useLingui } from '@lingui/react/macro';
import type { TeamProduct } from '@palpite/contract/team.ts';
import type { Currency } from '@palpite/domain';
import { useOffer } from '../../catalogue/use-offer.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { type Column, FigureTable } from './figure-table.tsx';
import { Result } from './result.tsx';

interface ProductTableProps {
  products: readonly TeamProduct[];
  currency: Currency;
}

/** What the team staked and got back, product by product. */
export function ProductTable({ products, currency }: ProductTableProps) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const offer = useOffer();
  const money = (minor: string) => moneyText(minor, currency);
  const columns: Column<TeamProduct>[] = [
    {
      id: 'product',
      label: t`Product`,
      renderCell: ({ category }) =>
        offer.find((offered) => offered.category === category)?.name ?? category,
    },
    { id: 'stake', label: t`Stakes`, renderCell: (row) => money(row.stakeMinor), figure: true },
    {
      id: 'valid',
      label: t`Valid stakes`,
      renderCell: (row) => money(row.validStakeMinor),
      figure: true,
    },
    { id: 'payout', label: t`Payouts`, renderCell: (row) => money(row.payoutMinor), figure: true },
    {
      id: 'result',
      label: t`Result`,
      renderCell: (row) => <Result {...row} currency={currency} />,
      figure: true,
    },
  ];
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-16 font-bold">
        <Trans>By product</Trans>
      </h2>
      {products.length === 0 ? (
        <p className="text-14 text-muted">
          <Trans>Nobody of your team staked in these days.</Trans>
        </p>
      ) : (
        <FigureTable
          label={t`By product`}
          columns={columns}
          rows={products}
          keyOf={({ category }) => category}
        />
      )}
    </section>
  );
}
