import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageSummary, MessageTab } from '@palpite/contract/message.ts';
import { Badge } from '@palpite/ui/badge.tsx';
import { IconButton } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import Trash2 from 'lucide-react/icons/trash-2';
import type { DeletedMessage } from './deleted-bar.tsx';
import { MessageHead } from './message-head.tsx';
import { openMessages } from './messages-address.ts';

interface MessageRowProps {
  tab: MessageTab;
  page: string | undefined;
  message: MessageSummary;
  onDelete: (message: DeletedMessage) => void;
}

/** A message in its list, linked to its page, with a button to delete it. */
export function MessageRow({ tab, page, message, onDelete }: MessageRowProps) {
  const { t } = useLingui();
  const { messageId, title, read } = message;
  return (
    <li className="flex items-center rounded-box border border-border bg-surface pr-1.5 transition-colors duration-150 hover:border-border-strong">
      <Link
        to="."
        search={openMessages({ tab, page, message: messageId })}
        resetScroll={false}
        activeProps={{}}
        className="flex min-h-16 min-w-0 flex-1 flex-col justify-center gap-1 rounded-box px-4 py-3"
      >
        <span
          className={classNames(
            'line-clamp-2 text-14 wrap-anywhere',
            read ? 'font-medium' : 'font-bold',
          )}
        >
          {!read && (
            <span className="mr-2">
              <Badge tone="accent">
                <Trans>Unread</Trans>
              </Badge>{' '}
            </span>
          )}
          {title}
        </span>
        <MessageHead {...message} />
      </Link>
      <IconButton
        label={t`Delete: ${title}`}
        icon={<Trash2 size={18} />}
        onClick={() => onDelete({ tab, messageId, title })}
      />
    </li>
  );
}
