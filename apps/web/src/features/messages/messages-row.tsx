import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import Mail from 'lucide-react/icons/mail';
import { useServices } from '../../lib/services.ts';
import { sideRowClass, sideTextClass } from '../../lib/side-row.ts';
import { openMember } from '../../parts/centre/open-centre.ts';
import { UnreadBadge } from '../../parts/talk/unread-badge.tsx';
import { useUnread } from '../../parts/talk/use-unread.ts';

/** The member's messages, and the number of unread ones; a visitor logs in first. */
export function MessagesRow() {
  const { t } = useLingui();
  const { memberCentre } = useServices().boot.status.settings;
  const unread = useUnread()?.unread ?? 0;
  if (!memberCentre) return null;
  return (
    <li>
      <Link
        to="."
        search={openMember('messageV2')}
        resetScroll={false}
        activeProps={{}}
        title={unread > 0 ? t`Platform messages (${unread})` : t`Platform messages`}
        className={classNames(sideRowClass, 'relative')}
      >
        <Mail size={20} className="shrink-0" />
        <span className={classNames(sideTextClass, '@min-[12rem]/side:whitespace-normal')}>
          <Trans>Platform messages</Trans>
        </span>
        <span className="absolute top-1 right-1 @min-[12rem]/side:static">
          <UnreadBadge />
        </span>
      </Link>
    </li>
  );
}
