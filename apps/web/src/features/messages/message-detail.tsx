import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@palpite/contract/message.ts';
import { Button, buttonClass } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import MailX from 'lucide-react/icons/mail-x';
import MessageCircle from 'lucide-react/icons/message-circle';
import Reply from 'lucide-react/icons/reply';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCustomerService } from '../../parts/talk/use-customer-service.ts';
import { Answered } from '../../lib/answered.tsx';
import { RichText } from '../../lib/rich-text.tsx';
import type { DeletedMessage } from './deleted-bar.tsx';
import { EarlierSteps } from './earlier-steps.tsx';
import { MessageHead } from './message-head.tsx';
import { openMessages } from './messages-address.ts';
import { UPLINE } from './recipient-field.tsx';
import { type MessagePlace, useMarkRead, useMessage } from './messages-api.ts';

interface MessageDetailProps {
  place: MessagePlace;
  /** The page of the list that it links back to. */
  page: string | undefined;
  onDelete: (message: DeletedMessage) => void;
}

/** One message in full. Showing it marks it as read. */
export function MessageDetail({ place, page, onDelete }: MessageDetailProps) {
  const { t } = useLingui();
  const answer = useMessage(place);
  const { mutate: markRead } = useMarkRead();
  const { tab } = place;
  // A later step has a number of its own, and comes while the message is open.
  const news = answer.data?.read === false ? answer.data.messageId : null;
  const read = useEffectEvent((messageId: string) => markRead({ tab, messageId }));
  useEffect(() => {
    if (news !== null) read(news);
  }, [news]);

  return (
    <div className="flex flex-col gap-4">
      <Link
        to="."
        search={openMessages({ tab: place.tab, page })}
        resetScroll={false}
        activeProps={{}}
        className={`${buttonClass({ tone: 'quiet', size: 'sm' })} -ml-3 self-start`}
      >
        <ArrowLeft size={18} />
        <Trans>All messages</Trans>
      </Link>
      <Answered
        answer={answer}
        headingLevel={2}
        failed={t`The message could not be loaded`}
        waiting={<Skeleton className="h-48" />}
        missing={
          <EmptyState picture={<MailX size={32} />} title={t`This message is no longer available`}>
            <Trans>It was deleted or recalled, or it is too old to be kept.</Trans>
          </EmptyState>
        }
      >
        {(message) => (
          <WholeMessage message={message} place={place} page={page} onDelete={onDelete} />
        )}
      </Answered>
    </div>
  );
}

interface WholeMessageProps extends MessageDetailProps {
  message: Message;
}

function WholeMessage({ message, place, page, onDelete }: WholeMessageProps) {
  const { t } = useLingui();
  const { messageId, correspondent, title, content, answerable, fromCustomerService } = message;
  const heading = useRef<HTMLHeadingElement>(null);
  // The link that led here is gone: users of screen readers and keyboards continue at the title.
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className="flex flex-col gap-4 rounded-card border border-border bg-surface p-5 md:p-6">
      <div className="flex flex-col gap-2">
        <h2
          ref={heading}
          tabIndex={-1}
          className={correspondent ? 'sr-only' : 'text-20 font-bold wrap-anywhere outline-none'}
        >
          {correspondent ? t`Message` : title}
        </h2>
        <MessageHead {...message} />
      </div>
      <div className="wrap-anywhere">
        <RichText blocks={content} headingLevel={3} />
      </div>
      {message.earlier.length > 0 && <EarlierSteps steps={message.earlier} />}
      <div className="flex flex-wrap gap-3 border-t border-border pt-4">
        {correspondent && answerable && (
          <Link
            to="."
            search={openMessages({
              tab: place.tab,
              page,
              ...(correspondent.downlineId === null
                ? { write: UPLINE }
                : { write: correspondent.downlineId, name: correspondent.name }),
            })}
            resetScroll={false}
            activeProps={{}}
            className={buttonClass({ tone: 'accent' })}
          >
            <Reply size={18} />
            {correspondent.sent ? <Trans>Write again</Trans> : <Trans>Answer</Trans>}
          </Link>
        )}
        {fromCustomerService && <ToConversation />}
        <Button
          icon={<Trash2 size={18} />}
          onClick={() => onDelete({ ...place, messageId, title })}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
    </article>
  );
}

/** Opens customer service at the member's conversation; missing when the brand has it no longer. */
function ToConversation() {
  const service = useCustomerService((text) => showToast({ tone: 'negative', text }));
  if (!service) return null;
  return (
    <Button
      tone="accent"
      icon={<MessageCircle size={18} />}
      busy={service.busy}
      onClick={service.open}
    >
      <Trans>Open the conversation</Trans>
    </Button>
  );
}
