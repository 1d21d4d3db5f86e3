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
const MemberCentre = lazyPart(() => import('./member-centre.tsx'), 'MemberCentre');
const AgentCentre = lazyPart(() => import('./agent-centre.tsx'), 'AgentCentre');

interface ContentDialogProps {
  search: RootSearch;
  onClose: () => void;
}

/**
 * What stands over any page: announcements, help, how to install the site, its addresses, the centres of members and of
 * agents.
 */
export function ContentDialog({ search, onClose }: ContentDialogProps) {
  const { announcements, announcement, help, app, addresses, member, agent } = search;
  if (announcements !== undefined) {
    return (
      <AnnouncementsDialog page={announcements} announcementId={announcement} onClose={onClose} />
    );
  }
  if (help !== undefined) {
    return <HelpDialog articleId={help === 1 ? undefined : help} onClose={onClose} />;
  }
  if (app !== undefined) return <DownloadDialog system={app} onClose={onClose} />;
  if (member !== undefined) return <MemberCentre page={member} onClose={onClose} />;
  if (agent !== undefined) return <AgentCentre page={agent} onClose={onClose} />;
  return addresses && <AddressesDialog onClose={onClose} />;
}
