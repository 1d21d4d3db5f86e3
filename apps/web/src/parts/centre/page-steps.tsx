import { useLingui } from '@lingui/react/macro';
import { type KeyedPages, LAST_PAGE } from '@palpite/contract/paging.ts';
import { Pager } from '@palpite/ui/pager.tsx';
import { Link } from '@tanstack/react-router';
import { readReport, writeReport } from '../../lib/report-search.ts';
import type { RootSearch } from '../../lib/root-search.ts';

interface PageStepsProps {
  label: string;
  /** The neighbours of the page that is shown, as the operator answered them. */
  pages: KeyedPages;
  /** The name of the page's place in the report of the address. */
  name?: string;
}

/** The way through a list of a centre: the page's place is in the address, so that it can be kept and gone back to. */
export function PageSteps({ label, pages: { previous, next }, name = 'page' }: PageStepsProps) {
  const { t } = useLingui();
  const places = { first: undefined, previous, next, last: LAST_PAGE };
  return (
    <Pager
      label={label}
      labels={{
        first: t`First page`,
        previous: t`Previous page`,
        next: t`Next page`,
        last: t`Last page`,
      }}
      hasPrevious={previous !== null}
      hasNext={next !== null}
      renderStep={({ step, content, className, disabled, attributes }) => (
        <Link
          to="."
          search={(search: RootSearch) => ({
            ...search,
            report: writeReport({
              ...readReport(search.report),
              [name]: places[step] ?? undefined,
            }),
          })}
          resetScroll={false}
          activeProps={{}}
          disabled={disabled}
          tabIndex={disabled ? -1 : undefined}
          className={className}
          {...attributes}
        >
          {content}
        </Link>
      )}
    />
  );
}
