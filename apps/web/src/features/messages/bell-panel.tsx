import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageSummary } from '@palpite/contract/message.ts';
import { Button, buttonClass } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { callMessage } from '../../lib/call-message.ts';
import { useServices } from '../../lib/services.ts';
import { momentText } from '../../lib/time-text.ts';
import { useUnread } from '../../parts/talk/use-unread.ts';
import { openMessages } from './messages-address.ts';
import { useMarkRead, useMessages } from './messages-api.ts';

/** As many as a panel shows without scrolling. */
const SHOWN = 5;

interface BellPanelProps {
  /** Something was chosen: it opens without the panel in front of it. */
  onClose: () => void;
}

/** The newest messages of the operator, and the way to all of them. */
export function BellPanel({ onClose }: BellPanelProps) {
  const { t, i18n } = useLingui();
  const { data, error } = useMessages('system', undefined);
  const markRead = useMarkRead();
  const unread = useUnread()?.unread ?? 0;
  return (
    <>
      <h2 className="display border-b border-border px-4 py-3 text-20 shell-top:uppercase">
        {t`Messages`}
      </h2>
      {error && (
        <p role="alert" className="px-4 py-6 text-14 text-muted">
          {callMessage(i18n, error)}
        </p>
      )}
      {!data && !error && <Skeleton className="m-4 h-56" />}
      {data?.list.length === 0 && (
        <p className="px-4 py-8 text-center text-14 text-muted">
          <Trans>No messages yet</Trans>
        </p>
      )}
      <ul className="divide-y divide-border">
        {data?.list.slice(0, SHOWN).map((message) => (
          <PanelRow key={message.messageId} message={message} onClose={onClose} />
        ))}
      </ul>
      <div className="flex items-center justify-between gap-3 border-t border-border px-4 py-3">
        {unread > 0 ? (
          <Button
            size="sm"
            busy={markRead.isPending}
            onClick={() => markRead.mutate({ tab: 'system', messageId: null })}
          >
            <Trans>Mark all as read</Trans>
          </Button>
        ) : (
          <span />
        )}
        <Link
          to="."
          search={openMessages({ tab: 'system' })}
          resetScroll={false}
          activeProps={{}}
          onClick={onClose}
          className={buttonClass({ tone: 'quiet', size: 'sm' })}
        >
          <Trans>See all</Trans>
        </Link>
      </div>
    </>
  );
}

function PanelRow({ message, onClose }: BellPanelProps & { message: MessageSummary }) {
  const { i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const { messageId, title, read, sentAt } = message;
  return (
    <li>
      <Link
        to="."
        search={openMessages({ tab: 'system', message: messageId })}
        resetScroll={false}
        activeProps={{}}
        onClick={onClose}
        className="flex gap-3 px-4 py-3 outline-offset-[-2px] hover:bg-sunken"
      >
        <span
          aria-hidden="true"
          className={classNames(
            'mt-1.5 size-2 shrink-0 rounded-full',
            read ? 'bg-transparent' : 'bg-action',
          )}
        />
        <span className="min-w-0">
          <span
            className={classNames(
              'line-clamp-2 text-14 wrap-anywhere',
              read ? 'font-medium' : 'font-bold',
            )}
          >
            {!read && (
              <span className="sr-only">
                <Trans>Unread</Trans>{' '}
              </span>
            )}
            {title}
          </span>
          <span className="block text-12 text-muted tabular">
            {momentText(sentAt, timeZone, i18n.locale)}
          </span>
        </span>
      </Link>
    </li>
  );
}
