import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { showToast } from '@palpite/ui/toast-store.ts';
import { Link } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Headset from 'lucide-react/icons/headset';
import Mail from 'lucide-react/icons/mail';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useId, useState } from 'react';
import { openMember } from '../../parts/centre/open-centre.ts';
import { useCustomerService } from '../../parts/talk/use-customer-service.ts';
import { openAnnouncements, openHelp } from '../../lib/root-search.ts';
import { useServices } from '../../lib/services.ts';
import { UnreadBadge } from '../../parts/talk/unread-badge.tsx';
import { useUnread } from '../../parts/talk/use-unread.ts';
import { sideRowClass, sideTextClass } from './side-row.ts';

/** A link that opens a dialog is never the page one stands on. */
const dialogLink = { to: '.', resetScroll: false, activeProps: {} } as const;

/** Whom to ask and what there is to know. In a narrow menu its rows stand by themselves, as icons. */
export function SupportEntries() {
  const listId = useId();
  const [open, setOpen] = useState(true);
  return (
    <li className="mt-2 border-t border-border pt-2">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className={classNames(sideRowClass, 'hidden! @min-[12rem]/side:flex!')}
      >
        <Headset size={20} className="shrink-0" />
        <span className="min-w-0 flex-1">
          <Trans>Customer service</Trans>
        </span>
        <ChevronDown
          size={18}
          className={classNames('shrink-0 transition-[rotate] duration-150', open && 'rotate-180')}
        />
      </button>
      <ul
        id={listId}
        className={classNames(
          'flex flex-col gap-0.5',
          !open && '@min-[12rem]/side:hidden',
          '@min-[12rem]/side:ml-6 @min-[12rem]/side:border-l @min-[12rem]/side:border-border @min-[12rem]/side:pl-2',
        )}
      >
        <ServiceRow />
        <MessagesRow />
        <DialogRows />
      </ul>
    </li>
  );
}

/** Opens customer service; missing where the brand has none. */
function ServiceRow() {
  const { t } = useLingui();
  const service = useCustomerService((text) => showToast({ tone: 'negative', text }));
  if (!service) return null;
  return (
    <li>
      <button
        type="button"
        title={t`Talk to us`}
        aria-busy={service.busy || undefined}
        onClick={service.open}
        className={sideRowClass}
      >
        <MessageCircle size={20} className="shrink-0" />
        <span className={sideTextClass}>
          <Trans>Talk to us</Trans>
        </span>
      </button>
    </li>
  );
}

/** The member's messages, and how many wait; a visitor who follows it logs in first. */
function MessagesRow() {
  const { t } = useLingui();
  const { memberCentre } = useServices().boot.status.settings;
  const unread = useUnread()?.unread ?? 0;
  if (!memberCentre) return null;
  return (
    <li>
      <Link
        {...dialogLink}
        search={openMember('messageV2')}
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

function DialogRows() {
  const { t } = useLingui();
  return (
    <>
      <li>
        <Link
          {...dialogLink}
          search={openAnnouncements}
          title={t`Announcements`}
          className={sideRowClass}
        >
          <Megaphone size={20} className="shrink-0" />
          <span className={sideTextClass}>
            <Trans>Announcements</Trans>
          </span>
        </Link>
      </li>
      <li>
        <Link {...dialogLink} search={openHelp()} title={t`Help centre`} className={sideRowClass}>
          <CircleQuestionMark size={20} className="shrink-0" />
          <span className={sideTextClass}>
            <Trans>Help centre</Trans>
          </span>
        </Link>
      </li>
    </>
  );
}
