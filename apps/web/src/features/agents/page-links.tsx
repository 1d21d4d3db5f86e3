import { useLingui } from '@lingui/react/macro';
import { Pagination } from '@palpite/ui/pagination.tsx';
import { ChoiceLink } from '../../lib/choice-link.tsx';
import { readReport, writeReport } from '../../lib/report-search.ts';
import type { RootSearch } from '../../lib/root-search.ts';

interface PageLinksProps {
  label: string;
  page: number;
  totalPages: number;
}

/** The numbered pages of a short list: `page` of the report in the address. */
export function PageLinks({ label, page, totalPages }: PageLinksProps) {
  const { t } = useLingui();
  return (
    <Pagination
      label={label}
      page={page}
      totalPages={totalPages}
      previousLabel={t`Previous page`}
      nextLabel={t`Next page`}
      pageLabel={(number) => t`Page ${number}`}
      renderPage={({ page: to, content, current, className, attributes }) => (
        <ChoiceLink
          to="."
          search={(search: RootSearch) => ({
            ...search,
            report: writeReport({ ...readReport(search.report), page: `${to}` }),
          })}
          resetScroll={false}
          current={current}
          className={className}
          {...attributes}
        >
          {content}
        </ChoiceLink>
      )}
    />
  );
}
