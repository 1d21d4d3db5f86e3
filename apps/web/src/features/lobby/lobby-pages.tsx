import { useLingui } from '@lingui/react/macro';
import { Pagination } from '@palpite/ui/pagination.tsx';
import { ChoiceLink } from '../../lib/choice-link.tsx';

interface LobbyPagesProps {
  page: number;
  totalPages: number;
}

/** The numbered pages of a list of games, each with an address. */
export function LobbyPages({ page, totalPages }: LobbyPagesProps) {
  const { t } = useLingui();
  return (
    <Pagination
      label={t`Pages`}
      page={page}
      totalPages={totalPages}
      previousLabel={t`Previous page`}
      nextLabel={t`Next page`}
      pageLabel={(number) => t`Page ${number}`}
      renderPage={({ page: to, content, current, className, attributes }) => (
        <ChoiceLink
          to="."
          search={(search: object) => ({ ...search, pageNo: to === 1 ? undefined : to })}
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
