import { Trans, useLingui } from '@lingui/react/macro';
import type { Announcement } from '@palpite/contract/announcement.ts';
import { Pagination } from '@palpite/ui/pagination.tsx';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { ChoiceLink } from '../../lib/choice-link.tsx';
import { useServices } from '../../lib/services.ts';
import { AnnouncementHead } from './announcement-head.tsx';

interface AnnouncementListProps {
  list: readonly Announcement[];
  page: number;
  totalPages: number;
}

/** A page of announcements by their titles; each links to the full text. */
export function AnnouncementList({ list, page, totalPages }: AnnouncementListProps) {
  const { t } = useLingui();
  const zone = useServices().boot.timeZoneName;
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-2">
        {list.map(({ announcementId, title, type, timestamp }) => (
          <li key={announcementId}>
            <Link
              to="."
              search={(search: object) => ({ ...search, announcement: announcementId })}
              resetScroll={false}
              activeProps={{}}
              className="flex min-h-16 items-center gap-3 rounded-box border border-border bg-raised px-4 py-3 transition-colors duration-150 hover:border-border-strong"
            >
              <span className="flex min-w-0 flex-1 flex-col gap-1.5">
                <span className="text-14 font-semibold">{title}</span>
                <AnnouncementHead type={type} timestamp={timestamp} />
              </span>
              <ChevronRight size={18} className="shrink-0 text-subtle" />
            </Link>
          </li>
        ))}
      </ul>
      <Pagination
        label={t`Pages of announcements`}
        page={page}
        totalPages={totalPages}
        previousLabel={t`Previous page`}
        nextLabel={t`Next page`}
        pageLabel={(number) => t`Page ${number}`}
        renderPage={({ page: to, content, current, className, attributes }) => (
          <ChoiceLink
            to="."
            search={(search: object) => ({ ...search, announcements: to })}
            resetScroll={false}
            replace
            current={current}
            className={className}
            {...attributes}
          >
            {content}
          </ChoiceLink>
        )}
      />
      <p className="text-12 text-muted">
        <Trans>Times: {zone}</Trans>
      </p>
    </div>
  );
}
