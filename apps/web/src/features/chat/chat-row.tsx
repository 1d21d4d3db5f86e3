import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '@palpite/ui/badge.tsx';
import { VisuallyHidden } from '@palpite/ui/visually-hidden.tsx';
import { Link } from '@tanstack/react-router';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { closeChat, openChat } from '../../parts/talk/chat-window-store.ts';
import { useChatIsOpen, useChatOffered, useChatUnread } from '../../parts/talk/use-chat.ts';
import { openLoginHere } from '../../lib/root-search.ts';
import { useMember } from '../../parts/identity/use-session.ts';
import { sideRowClass, sideTextClass } from '../../lib/side-row.ts';

/** Opens and closes the chat's window; missing when the brand has no chat. A visitor logs in first. */
export function ChatRow() {
  const { t } = useLingui();
  const open = useChatIsOpen();
  const offered = useChatOffered();
  const member = useMember();
  if (!offered) return null;
  return (
    <li>
      {member === null ? (
        <Link
          to="."
          search={openLoginHere}
          resetScroll={false}
          activeProps={{}}
          title={t`Chat room`}
          className={sideRowClass}
        >
          <ChatRowContent />
        </Link>
      ) : (
        <button
          type="button"
          data-chat-launcher=""
          title={t`Chat room`}
          aria-expanded={open}
          onClick={open ? closeChat : openChat}
          className={`${sideRowClass} relative`}
        >
          <ChatRowContent />
        </button>
      )}
    </li>
  );
}

function ChatRowContent() {
  const unread = useChatUnread();
  return (
    <>
      <MessagesSquare size={20} className="shrink-0" />
      <span className={sideTextClass}>
        <Trans>Chat room</Trans>
      </span>
      {unread > 0 && (
        <span className="absolute top-1 right-1 @min-[12rem]/side:static">
          <Badge tone="accent">
            <span aria-hidden="true" className="tabular">
              {unread}
            </span>
            <VisuallyHidden>
              <Plural value={unread} one="# new message" other="# new messages" />
            </VisuallyHidden>
          </Badge>
        </span>
      )}
    </>
  );
}
