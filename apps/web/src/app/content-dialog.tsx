import { lazyPart } from '../lib/lazy-part.ts';
import type { RootSearch } from '../lib/root-search.ts';

const AnnouncementsDialog = lazyPart(
  () => import('../features/announcements/announcements-dialog.tsx'),
  'AnnouncementsDialog',
);
const HelpDialog = lazyPart(() => import('../features/help/help-dialog.tsx'), 'HelpDialog');
const DownloadDialog = lazyPart(
  () => import('../features/download/download-dialog.tsx'),
  'DownloadDialog',
);
const AddressesDialog = lazyPart(
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
