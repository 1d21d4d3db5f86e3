import { useLingui } from '@lingui/react/macro';
import { type KeyedPages, LAST_PAGE } from '@palpite/contract/paging.ts';
import { Pager } from '@palpite/ui/pager.tsx';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../../lib/services.ts';
import type { LotterySearch } from '../../../parts/lottery/lottery-search.ts';
import type { LotteryPath } from '../../../parts/lottery/lottery-target.ts';

interface BetPagesProps {
  path: LotteryPath;
  search: LotterySearch;
  pages: KeyedPages;
}

/** The way through the pages of a list, and the zone of its times. */
export function BetPages({ path, search, pages: { previous, next } }: BetPagesProps) {
  const { t } = useLingui();
  const zone = useServices().boot.timeZoneName;
  const places = { first: undefined, previous, next, last: LAST_PAGE };
  return (
    <>
      <Pager
        label={t`Pages of bets`}
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
            to={path}
            search={{ ...search, page: places[step] ?? undefined }}
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
      <p className="text-12 text-muted">{t`Times: ${zone}`}</p>
    </>
  );
}
