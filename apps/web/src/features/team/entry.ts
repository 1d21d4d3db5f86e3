import { msg } from '@lingui/core/macro';
import ChartColumn from 'lucide-react/icons/chart-column';
import Users from 'lucide-react/icons/users';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { CentreEntry } from '../../parts/centre/centre-entry.ts';

export const overviewPage: CentreEntry = {
  page: 'teamOverview',
  title: msg`Team overview`,
  icon: ChartColumn,
  Page: lazyPart(() => import('./overview-page.tsx'), 'OverviewPage'),
};

export const managementPage: CentreEntry = {
  page: 'teamManagement',
  title: msg`Team management`,
  icon: Users,
  Page: lazyPart(() => import('./management-page.tsx'), 'ManagementPage'),
};
