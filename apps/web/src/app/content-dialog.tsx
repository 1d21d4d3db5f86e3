import { lazyRouteComponent } from '@tanstack/react-router';
import type { RootSearch } from '../lib/root-search.ts';

const AnnouncementsDialog = lazyRouteComponent(
  () => import('../features/announcements/announcements-dialog.tsx'),
  'AnnouncementsDialog',
);
const HelpDialog = lazyRouteComponent(
  () => import('../features/help/help-dialog.tsx'),
  'HelpDialog',
);
const DownloadDialog = lazyRouteComponent(
  () => import('../features/download/download-dialog.tsx'),
  'DownloadDialog',
);
const AddressesDialog = lazyRouteComponent(
  () => import('../features/addresses/addresses-dialog.tsx'),
  'AddressesDialog',
);

interface ContentDialogProps {
  search: RootSearch;
  onClose: () => void;
}

/** What there is to read over any page: announcements, help, how to install the site, its addresses. */
export function ContentDialog({ search, onClose }: ContentDialogProps) {
  const { announcements, announcement, help, app, addresses } = search;
  if (announcements !== undefined) {
    return (
      <AnnouncementsDialog page={announcements} announcementId={announcement} onClose={onClose} />
    );
  }
  if (help !== undefined) {
    return <HelpDialog articleId={help === 1 ? undefined : help} onClose={onClose} />;
  }
  if (app !== undefined) return <DownloadDialog system={app} onClose={onClose} />;
  return addresses && <AddressesDialog onClose={onClose} />;
}
