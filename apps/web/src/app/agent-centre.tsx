import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import ChartColumn from 'lucide-react/icons/chart-column';
import Megaphone from 'lucide-react/icons/megaphone';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import type { CentreEntry } from '../parts/centre/centre-entry.ts';
import type { DialogProps } from '../lib/dialog-entry.ts';
import { lazyPart } from '../lib/lazy-part.ts';

// Late, so that the lists alone come with the header's menu.
const CentreOverlay = lazyPart(() => import('../parts/centre/centre-overlay.tsx'), 'CentreOverlay');

/** In the specification's order (section 2, "Agent overlay"); what is not built has no entry. */
export const AGENT_ENTRIES: readonly CentreEntry[] = [
  {
    page: 'announcement',
    title: msg`Announcements`,
    icon: Megaphone,
    Page: lazyPart(() => import('../features/agents/announcement-page.tsx'), 'AnnouncementPage'),
  },
  {
    page: 'teamOverview',
    title: msg`Team overview`,
    icon: ChartColumn,
    Page: lazyPart(() => import('../features/team/overview-page.tsx'), 'OverviewPage'),
  },
  {
    page: 'registerCenter',
    title: msg`Register account`,
    icon: UserPlus,
    Page: lazyPart(() => import('../features/agents/register-page.tsx'), 'RegisterPage'),
  },
  {
    page: 'teamManagement',
    title: msg`Team management`,
    icon: Users,
    Page: lazyPart(() => import('../features/team/management-page.tsx'), 'ManagementPage'),
  },
];

/** What an agent does for their team. */
export function AgentCentre({ search: { agent: page = '' }, onClose }: DialogProps) {
  const { t } = useLingui();
  return (
    <CentreOverlay
      centre="agent"
      title={t`Agent centre`}
      entries={AGENT_ENTRIES}
      page={page}
      onClose={onClose}
    />
  );
}
