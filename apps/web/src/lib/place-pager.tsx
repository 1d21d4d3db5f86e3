import { useLingui } from '@lingui/react/macro';
import { type KeyedPages, LAST_PAGE } from '@palpite/contract/paging.ts';
import { Pager } from '@palpite/ui/pager.tsx';
import { Link } from '@tanstack/react-router';

interface PlacePagerProps {
  label: string;
  /** The neighbours of the page that is shown, as the operator answered them. */
  pages: KeyedPages;
  /** The address's search with another place; undefined for the first page. */
  searchAt: (search: object, place: string | undefined) => object;
}

/** The way through a list that is paged by key: the page's place is in the address, so that it can be kept and gone back to. */
export function PlacePager({ label, pages: { previous, next }, searchAt }: PlacePagerProps) {
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
          search={(search: object) => searchAt(search, places[step] ?? undefined)}
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
