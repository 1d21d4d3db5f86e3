import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '@palpite/ui/state-panel.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Megaphone from 'lucide-react/icons/megaphone';
import { useEffect } from 'react';
import { announcementsQuery } from '../../parts/talk/announcement-queries.ts';
import { rememberAnnouncements } from '../../parts/talk/seen-announcements.ts';
import type { DialogProps } from '../../lib/dialog-entry.ts';
import { useServices } from '../../lib/services.ts';
import { AnnouncementDetail } from './announcement-detail.tsx';
import { AnnouncementList } from './announcement-list.tsx';

interface ContentProps {
  /** Which page, from 1. */
  page: number;
  /** The open announcement; without it, the list. */
  announcementId?: string | undefined;
}

/** The operator's announcements: nine on a page, each opened separately. */
export function AnnouncementsDialog({ search, onClose }: DialogProps) {
  const { announcements: page = 1, announcement: announcementId } = search;
  const { t } = useLingui();
  return (
    <Modal
      name="announcements"
      title={t`Announcements`}
      closeLabel={t`Close announcements`}
      size="md"
      tall={announcementId === undefined}
      open
      onClose={onClose}
    >
      <Content page={page} announcementId={announcementId} />
    </Modal>
  );
}

function Content({ page, announcementId }: ContentProps) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useQuery({
    ...announcementsQuery(useServices(), page),
    placeholderData: keepPreviousData,
  });
  const read = data?.list.find((each) => each.announcementId === announcementId);
  // A listed announcement counts as seen, opened or not. One that is read alone leaves newer ones new.
  useEffect(() => {
    if (data) rememberAnnouncements(read ? [read] : data.list);
  }, [data, read]);

  if (isError) {
    return (
      <ErrorState
        headingLevel={3}
        title={t`The announcements could not be loaded`}
        actions={
          <Button tone="accent" busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  if (!data) return <ListPlace />;
  if (read) return <AnnouncementDetail announcement={read} />;
  if (data.list.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        picture={<Megaphone size={32} />}
        title={t`There is nothing to announce`}
      >
        <Trans>News for everyone will appear here.</Trans>
      </EmptyState>
    );
  }
  return <AnnouncementList list={data.list} page={page} totalPages={data.totalPages} />;
}

function ListPlace() {
  return (
    <div className="flex flex-col gap-2">
      {['1', '2', '3', '4'].map((place) => (
        <Skeleton key={place} className="h-18" />
      ))}
    </div>
  );
}
