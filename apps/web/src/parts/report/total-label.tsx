import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ReportTotals } from './report-props.ts';

interface TotalLabelProps {
  totals: UseQueryResult<ReportTotals>;
  render: (totalRows: number) => ReactNode;
}

/** What the row of totals is called: how many rows there are, once that is known. */
export function TotalLabel({ totals, render }: TotalLabelProps) {
  const { t } = useLingui();
  if (totals.data) return render(totals.data.totalRows);
  if (totals.isPending) {
    return (
      <>
        <span className="sr-only">{t`Loading`}</span>
        <Skeleton className="h-[1lh] w-32" />
      </>
    );
  }
  return (
    <span role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Trans>The totals could not be loaded</Trans>
      <Button size="sm" busy={totals.isFetching} onClick={() => void totals.refetch()}>
        <Trans>Try again</Trans>
      </Button>
    </span>
  );
}
