import { useLingui } from '@lingui/react/macro';
import type { Movement } from '@palpite/contract/record.ts';
import { readBetOrder } from '@palpite/domain';
import { Link } from '@tanstack/react-router';
import { readReport, writeReport } from '../../lib/report-search.ts';

interface RecordLinkProps {
  /** What it opens over the record, by its name in the report of the address. */
  opens: Readonly<Record<string, string>>;
  name: string;
  order: string;
}

/** An order number that opens something over the record, in the address. */
function RecordLink({ opens, name, order }: RecordLinkProps) {
  return (
    <Link
      to="."
      search={(search: { report?: string | undefined }) => ({
        ...search,
        report: writeReport({ ...readReport(search.report), ...opens }),
      })}
      resetScroll={false}
      activeProps={{}}
      aria-label={name}
      className="row-link -my-1 inline-block py-1 font-semibold text-accent-strong tabular underline underline-offset-2"
    >
      {order}
    </Link>
  );
}

export function BetLink({ order }: { order: string }) {
  const { t } = useLingui();
  return <RecordLink opens={{ bet: order }} name={t`Bet ${order}`} order={order} />;
}

/** The order of a movement: it opens the bet, or the bets of the slip, that the money was for. */
export function MovementOrder({ movement: { order, slipId } }: { movement: Movement }) {
  const { t } = useLingui();
  if (slipId !== undefined) {
    return <RecordLink opens={{ slip: slipId }} name={t`Bets of slip ${order}`} order={order} />;
  }
  if (readBetOrder(order) !== undefined) return <BetLink order={order} />;
  return <span className="tabular">{order}</span>;
}
