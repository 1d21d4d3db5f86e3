import { useLingui } from '@lingui/react/macro';
import { type Currency, decimalText, parseMinor } from '@palpite/domain';
import { Money } from '@palpite/ui/money.tsx';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { csvNumber } from './csv.ts';
import type { ReportColumn } from './report-column.ts';

interface MoneyColumn<Row> extends Pick<ReportColumn<Row>, 'key' | 'header' | 'sort' | 'wide'> {
  /** Minor units; null where the row has none. */
  readonly of: (row: Row) => string | null;
  /** Over the whole result, null until it has come; without it the column is not added up. */
  readonly total?: string | null;
  /** Shown below the total. */
  readonly totalBelow?: React.ReactNode;
  /** Whether it is a gain or a loss: told by sign, colour and word. */
  readonly signed?: boolean;
  /** Shown below the amount. */
  readonly below?: (row: Row) => React.ReactNode;
}

/** Makes columns of amounts in one currency. */
export function useMoneyColumn(currency: Currency) {
  const amount = useAmount();
  return <Row,>(column: MoneyColumn<Row>): ReportColumn<Row> => {
    const { of, total, signed = false, below, totalBelow, ...rest } = column;
    const show = (minor: string) => amount(minor, currency, signed);
    return {
      ...rest,
      align: 'end',
      cell: (row) => {
        const minor = of(row);
        return (
          <>
            {minor === null ? <None /> : show(minor)}
            {below?.(row)}
          </>
        );
      },
      file: (row) => {
        const minor = of(row);
        return minor === null ? '' : csvNumber(decimalText(parseMinor(minor), currency));
      },
      ...(total === undefined ? {} : { sum: { of, total, show, below: totalBelow } }),
    };
  };
}

/** Writes an amount; a signed one with its sign, its colour and the word for it. */
export function useAmount() {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  return (minor: string, currency: Currency, signed = false) => {
    const text = moneyText(minor, currency);
    if (!signed || minor === '0') return <Money text={text} />;
    return minor.startsWith('-') ? (
      <Money text={text} tone="loss" toneLabel={t`Loss`} />
    ) : (
      <Money text={`+${text}`} tone="gain" toneLabel={t`Gain`} />
    );
  };
}

/** Stands where a row has no such value. */
export function None() {
  const { t } = useLingui();
  return (
    <span className="text-subtle">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t`None`}</span>
    </span>
  );
}
