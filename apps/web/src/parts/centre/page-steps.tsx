import type { KeyedPages } from '@palpite/contract/paging.ts';
import { PlacePager } from '../../lib/place-pager.tsx';
import { readReport, writeReport } from '../../lib/report-search.ts';
import type { RootSearch } from '../../lib/root-search.ts';

interface PageStepsProps {
  label: string;
  /** The neighbours of the page that is shown, as the operator answered them. */
  pages: KeyedPages;
  /** The name of the page's place in the report of the address. */
  name?: string;
}

/** The way through a list of a centre: the page's place is in the report of the address. */
export function PageSteps({ label, pages, name = 'page' }: PageStepsProps) {
  return (
    <PlacePager
      label={label}
      pages={pages}
      searchAt={(search: RootSearch, place) => ({
        ...search,
        report: writeReport({ ...readReport(search.report), [name]: place }),
      })}
    />
  );
}
