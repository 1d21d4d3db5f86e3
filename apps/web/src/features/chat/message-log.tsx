import { Trans, useLingui } from '@lingui/react/macro';
import type { ChatMessage } from '@palpite/contract/chat.ts';
import { buttonClass } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useScene } from '../../lib/use-scene.ts';
import { useMinuteText } from './use-minute-text.ts';

/** While the reader is closer to the end than this, in pixels, the log follows new messages. */
const NEAR_END = 80;

interface MessageLogProps {
  messages: readonly ChatMessage[];
  /** Above the messages; scrolls with them. */
  children: ReactNode;
}

/** The messages, oldest first. Screen readers announce new ones; a reader who has scrolled up stays there. */
export function MessageLog({ messages, children }: MessageLogProps) {
  const { t } = useLingui();
  const log = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [hasNewer, setHasNewer] = useState(false);
  const scene = useScene('empty');
  const newest = messages.at(-1);
  const newestId = newest?.id;
  const isOwn = newest?.mine === true;

  useLayoutEffect(() => {
    const box = log.current;
    if (!box || newestId === undefined) return;
    if (follows.current || isOwn) box.scrollTop = box.scrollHeight;
    else setHasNewer(true);
  }, [newestId, isOwn]);

  const onScroll = () => {
    const box = log.current;
    if (!box) return;
    follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
    if (follows.current) setHasNewer(false);
  };
  const goToEnd = () => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
    log.current?.focus();
    setHasNewer(false);
  };
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={log}
        role="log"
        aria-label={t`Messages`}
        // Scrolled by the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-3 focus-visible:-outline-offset-2"
      >
        {children}
        {messages.length === 0 ? (
          <EmptyState scene={scene} title={t`No messages yet. Say hello.`} />
        ) : (
          <ol className="flex flex-col items-start gap-2">
            {messages.map((message) => (
              <MessageRow key={message.id} {...message} />
            ))}
          </ol>
        )}
      </div>
      {hasNewer && (
        <button
          type="button"
          onClick={goToEnd}
          className={`${buttonClass({ size: 'sm' })} absolute bottom-2 left-1/2 -translate-x-1/2 shadow-overlay`}
        >
          <Trans>New messages</Trans>
        </button>
      )}
    </div>
  );
}

function MessageRow({ name, mine, text, at }: ChatMessage) {
  const minuteText = useMinuteText();
  return (
    <li
      className={classNames(
        'max-w-[min(85%,36rem)] min-w-0 rounded-box border px-3 py-2 wrap-anywhere',
        mine ? 'self-end border-transparent bg-accent-soft' : 'border-border bg-surface',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-12">
        <span className={classNames('font-bold', mine ? 'text-accent-strong' : 'text-default')}>
          {mine ? <Trans>You</Trans> : <bdi>{name}</bdi>}
        </span>
        <time dateTime={at} className={mine ? 'text-default' : 'text-muted'}>
          {minuteText(at)}
        </time>
      </div>
      <p dir="auto" className="text-14 whitespace-pre-wrap text-default">
        {text}
      </p>
    </li>
  );
}
