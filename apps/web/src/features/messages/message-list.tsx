import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MessageTab } from '@palpite/contract/message.ts';
import { Button, buttonClass } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import CheckCheck from 'lucide-react/icons/check-check';
import PenLine from 'lucide-react/icons/pen-line';
import { StaleNotice } from '../../parts/centre/stale-notice.tsx';
import { callMessage } from '../../lib/call-message.ts';
import { LoadFailed } from '../../lib/load-failed.tsx';
import { PageSteps } from '../../parts/centre/page-steps.tsx';
import { useServices } from '../../lib/services.ts';
import type { DeletedMessage } from './deleted-bar.tsx';
import { MessageRow } from './message-row.tsx';
import { openMessages } from './messages-address.ts';
import { useCorrespondents, useMarkRead, useMessages } from './messages-api.ts';
import { NoMessages } from './no-messages.tsx';

interface MessageListProps {
  tab: MessageTab;
  page: string | undefined;
  /** How many messages of the tab are unread. */
  unread: number;
  onDelete: (message: DeletedMessage) => void;
}

/** A page of one tab. */
export function MessageList({ tab, page, unread, onDelete }: MessageListProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useMessages(tab, page);
  if (error && !data) {
    return (
      <LoadFailed
        title={t`Your messages could not be loaded`}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <ListTools tab={tab} page={page} unread={unread} />
      {error && <StaleNotice error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!data ? (
        <ListPlace />
      ) : data.list.length === 0 ? (
        <NoMessages tab={tab} page={page} />
      ) : (
        <>
          <ul className="flex flex-col gap-2">
            {data.list.map((message) => (
              <MessageRow
                key={message.messageId}
                tab={tab}
                page={page}
                message={message}
                onDelete={onDelete}
              />
            ))}
          </ul>
          <PageSteps label={t`Pages of messages`} pages={data.pages} />
        </>
      )}
      {data && <ListNotes tab={tab} keptDays={data.keptDays} />}
    </div>
  );
}

/** The number of unread messages, and the tools for the whole tab. */
function ListTools({ tab, page, unread }: Omit<MessageListProps, 'onDelete'>) {
  const { i18n } = useLingui();
  const markRead = useMarkRead();
  const { data: correspondents } = useCorrespondents('');
  const writes =
    tab === 'personal' &&
    correspondents &&
    (correspondents.upline !== null || correspondents.downlines.length > 0);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-h-10 flex-wrap items-center gap-2">
        <p className="min-w-0 flex-1 text-14 text-muted" role="status">
          <Plural value={unread} _0="Nothing unread" one="# unread" other="# unread" />
        </p>
        {unread > 0 && (
          <Button
            size="sm"
            icon={<CheckCheck size={18} />}
            busy={markRead.isPending}
            onClick={() => markRead.mutate({ tab, messageId: null })}
          >
            <Trans>Mark all as read</Trans>
          </Button>
        )}
        {writes && (
          <Link
            to="."
            search={openMessages({ tab, page, write: 'new' })}
            resetScroll={false}
            activeProps={{}}
            className={buttonClass({ tone: 'accent', size: 'sm' })}
          >
            <PenLine size={18} />
            <Trans>Write a message</Trans>
          </Link>
        )}
      </div>
      {markRead.error && (
        <p role="alert" className="text-13 text-negative">
          {callMessage(i18n, markRead.error)}
        </p>
      )}
    </div>
  );
}

/** How long messages are kept, and the time zone of their times. */
function ListNotes({ tab, keptDays }: { tab: MessageTab; keptDays: number }) {
  const zone = useServices().boot.timeZoneName;
  return (
    <p className="flex flex-wrap gap-x-3 text-12 text-muted">
      {tab !== 'announcements' && (
        <span>
          <Plural
            value={keptDays}
            one="Messages are kept for # day."
            other="Messages are kept for # days."
          />
        </span>
      )}
      <span>
        <Trans>Times: {zone}</Trans>
      </span>
    </p>
  );
}

function ListPlace() {
  return (
    <div className="flex flex-col gap-2">
      {['1', '2', '3', '4', '5'].map((place) => (
        <Skeleton key={place} className="h-17" />
      ))}
    </div>
  );
}
