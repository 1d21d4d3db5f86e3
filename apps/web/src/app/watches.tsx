import { DepositWatchOfMember } from '../features/deposits/deposit-watch-of-member.tsx';
import { FavouriteWatch } from '../parts/catalogue/favourite-watch.tsx';
import { AnalyticsWhenCounted } from './analytics-when-counted.tsx';
import { BlockedDialogs } from './blocked-dialogs.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { ChatWhenOpen } from '../features/chat/chat-when-open.tsx';
import { ServiceWhenOpen } from '../features/service/service-when-open.tsx';
import { ClosedCover } from './closed-cover.tsx';
import { SessionWatch } from './session-watch.tsx';

/** Watches the network and the session. Nothing on the first view waits for it. */
export function Watches() {
  return (
    <>
      <OfflineNotice />
      <SessionWatch />
      <BlockedDialogs />
      <ChatWhenOpen />
      <ServiceWhenOpen />
      <FavouriteWatch />
      <DepositWatchOfMember />
      <AnalyticsWhenCounted />
      <ClosedCover />
    </>
  );
}
