import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type ReportValues, writeReport } from '../../lib/report-search.ts';
import { endLinkClass } from '../../parts/centre/end-link-class.ts';
import { openMember } from '../../parts/centre/open-centre.ts';

interface MoreRecordsProps {
  page: string;
  /** What it shows more of, for who hears the link alone. */
  of: ReactNode;
  /** Days and filters that the record opens with. */
  values?: ReportValues;
}

/** "See all", to a record of the centre. */
export function MoreRecords({ page, of, values = {} }: MoreRecordsProps) {
  const open = openMember(page);
  const report = writeReport(values);
  return (
    <Link
      to="."
      search={(search: object) => ({ ...open(search), ...(report ? { report } : {}) })}
      resetScroll={false}
      className={endLinkClass}
    >
      <Trans>See all</Trans>
      <span className="sr-only">: {of}</span>
    </Link>
  );
}
