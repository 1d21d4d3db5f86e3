import { useRouter, useSearch } from '@tanstack/react-router';
import { type ReportValues, readReport, writeReport } from '../../lib/report-search.ts';

/**
 * The filters, sort and page of the report that is shown, kept in the address: it can be bookmarked, and the back button
 * goes through what was shown.
 * @returns the values, and the way to change some of them; an undefined one is taken away
 */
export function useReport(): [
  ReportValues,
  (change: Readonly<Record<string, string | undefined>>) => void,
] {
  const router = useRouter();
  const values = readReport(useSearch({ from: '__root__', select: ({ report }) => report }));
  const change = (changed: Readonly<Record<string, string | undefined>>) => {
    const report = writeReport({ ...values, ...changed });
    void router.navigate({
      to: '.',
      search: (search) => ({ ...search, report }),
      resetScroll: false,
    });
  };
  return [values, change];
}
