import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import BanknoteArrowDown from 'lucide-react/icons/banknote-arrow-down';
import BanknoteArrowUp from 'lucide-react/icons/banknote-arrow-up';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Mail from 'lucide-react/icons/mail';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import type { CentreEntry } from '../parts/centre/centre-entry.ts';
import type { DialogProps } from '../lib/dialog-entry.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { UnreadBadge } from '../parts/talk/unread-badge.tsx';

// Late, so that the lists alone come with the header's menu.
const CentreOverlay = lazyPart(() => import('../parts/centre/centre-overlay.tsx'), 'CentreOverlay');

/** In the specification's order (section 2, "Member overlay"); what is not built has no entry. */
export const MEMBER_ENTRIES: readonly CentreEntry[] = [
  {
    page: 'securityCenter',
    title: msg`My account`,
    icon: UserRoundCog,
    Page: lazyPart(() => import('./account-page.tsx'), 'AccountPage'),
  },
  {
    page: 'depositv2',
    title: msg`Deposit`,
    icon: BanknoteArrowDown,
    Page: lazyPart(() => import('../features/deposits/deposit-page.tsx'), 'DepositPage'),
  },
  {
    page: 'withdraw',
    title: msg`Withdrawal`,
    icon: BanknoteArrowUp,
    Page: lazyPart(() => import('../features/withdrawals/withdrawal-page.tsx'), 'WithdrawalPage'),
  },
  {
    page: 'personalHistoryCopy',
    title: msg`Betting record`,
    icon: ReceiptText,
    Page: lazyPart(
      () => import('../features/records/betting-record-page.tsx'),
      'BettingRecordPage',
    ),
  },
  {
    page: 'transactionHistory',
    title: msg`Account record`,
    icon: ArrowLeftRight,
    Page: lazyPart(
      () => import('../features/records/account-record-page.tsx'),
      'AccountRecordPage',
    ),
  },
  {
    page: 'messageV2',
    title: msg`Platform messages`,
    icon: Mail,
    Badge: UnreadBadge,
    Page: lazyPart(() => import('../features/messages/messages-page.tsx'), 'MessagesPage'),
  },
];

/** What a member does with their account: everything in one place over the page. */
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
