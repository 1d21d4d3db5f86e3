import { Trans, useLingui } from '@lingui/react/macro';
import type { TeamProduct } from '@palpite/contract/team.ts';
import type { Currency } from '@palpite/domain';
import { useCategoryName } from '../../parts/catalogue/use-category-name.ts';
import type { ReportColumn } from '../../parts/report/report-column.ts';
import { PlainTable } from './plain-table.tsx';
import { usePlayColumns } from './use-play-columns.tsx';

interface ProductTableProps {
  products: readonly TeamProduct[];
  currency: Currency;
}

/** The team's stakes and payouts by product. */
export function ProductTable({ products, currency }: ProductTableProps) {
  const { t } = useLingui();
  const categoryName = useCategoryName();
  const nameOf = ({ category }: TeamProduct) => categoryName(category);
  const product: ReportColumn<TeamProduct> = {
    key: 'product',
    header: t`Product`,
    cell: nameOf,
    file: nameOf,
    wide: true,
  };
  const figures = usePlayColumns<TeamProduct>(currency);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-16 font-bold">
        <Trans>By product</Trans>
      </h2>
      {products.length === 0 ? (
        <p className="text-14 text-muted">
          <Trans>No one in your team staked on these days.</Trans>
        </p>
      ) : (
        <PlainTable
          label={t`By product`}
          columns={[product, ...figures]}
          rows={products}
          rowKey={({ category }) => category}
        />
      )}
    </section>
  );
}
