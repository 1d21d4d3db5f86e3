import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import { depositPage } from '../features/deposits/entry.ts';
import { messagesPage } from '../features/messages/entry.ts';
import { accountRecordPage, bettingRecordPage } from '../features/records/entry.ts';
import { withdrawalPage } from '../features/withdrawals/entry.ts';
import type { DialogProps } from '../lib/dialog-entry.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import type { CentreEntry } from '../parts/centre/centre-entry.ts';

// Loaded late, so that only the lists come with the header's menu.
const CentreOverlay = lazyPart(() => import('../parts/centre/centre-overlay.tsx'), 'CentreOverlay');

/** Composed of sections from several features: the first screen, before the entries of the specification. */
const overviewPage: CentreEntry = {
  page: 'overview',
  title: msg`Overview`,
  icon: LayoutDashboard,
  Page: lazyPart(() => import('./overview-page.tsx'), 'OverviewPage'),
};

/** Composed of sections from several features. */
const accountPage: CentreEntry = {
  page: 'securityCenter',
  title: msg`My account`,
  icon: UserRoundCog,
  Page: lazyPart(() => import('./account-page.tsx'), 'AccountPage'),
};

/** In the specification's order (section 2, "Member overlay"); pages that are not built have no entry. */
export const MEMBER_ENTRIES: readonly CentreEntry[] = [
  overviewPage,
  accountPage,
  depositPage,
  withdrawalPage,
  bettingRecordPage,
  accountRecordPage,
  messagesPage,
];

/** A member's account: everything in one place over the page. */
export function MemberCentre({ search: { member: page = '' }, onClose }: DialogProps) {
  const { t } = useLingui();
  return (
    <CentreOverlay
      centre="member"
      title={t`Member centre`}
      entries={MEMBER_ENTRIES}
      page={page}
      onClose={onClose}
    />
  );
}
