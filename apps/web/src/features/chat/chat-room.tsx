import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { chatEnter } from '@palpite/contract/chat.ts';
import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef } from 'react';
import { Answered } from '../../lib/answered.tsx';
import { isFramed } from '../../lib/framed.ts';
import { LoadFailed } from '../../lib/load-failed.tsx';
import { useServices } from '../../lib/services.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { MessageLog } from './message-log.tsx';
import type { Room } from './room-changes.ts';
import { SayForm } from './say-form.tsx';
import { textOn } from './text-on.ts';
import { useFollowedLanguage } from './use-followed-language.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useMinuteText } from './use-minute-text.ts';
import { useEnteredRoom, useRoom } from './use-room.ts';

interface ChatRoomProps {
  account: string;
  /** The pass in the address, for the window's look. */
  pass: string | undefined;
}

/** The room, for a member. */
export function ChatRoom({ account, pass }: ChatRoomProps) {
  const { t } = useLingui();
  const answer = useEnteredRoom(account, pass);
  return (
    <Answered
      answer={answer}
      headingLevel={1}
      failed={t`The chat could not be opened`}
      waiting={<Skeleton className="m-4 flex-1" />}
    >
      {(entered) => <EnteredRoom account={account} {...entered} />}
    </Answered>
  );
}

type Entered = ValueOutput<typeof chatEnter>;

function EnteredRoom({ account, look, keptDays }: Entered & { account: string }) {
  const { t } = useLingui();
  const { brandName: name, settings } = useServices().boot.status;
  const { room, error, isLost, isFetching, refetch } = useRoom(account);
  const box = useRef<HTMLDivElement>(null);
  useMarkRead(room?.messages.at(-1)?.id ?? 0);
  useFollowedLanguage(room?.language);
  useKeptFocus(box);
  const title = look?.title ?? t`Chat room of ${name}`;
  const color = look?.headerColor ?? settings.chatHeaderColor;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div ref={box} className="flex min-h-0 flex-1 flex-col">
      <header
        className="flex items-center gap-2 px-4 py-2.5"
        style={{ backgroundColor: color, color: textOn(color) }}
      >
        {/* In its window the frame around it closes. */}
        {!isFramed() && (
          <Link
            to="/"
            aria-label={t`Back to the site`}
            className="-my-1.5 -ml-2 grid size-11 place-items-center"
          >
            <ArrowLeft size={20} />
          </Link>
        )}
        <h1 className="text-14 font-bold wrap-anywhere outline-none">{title}</h1>
      </header>
      {error ? (
        <LoadFailed
          title={t`The chat is closed`}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <OpenRoom account={account} room={room} isLost={isLost} keptDays={keptDays} />
      )}
    </div>
  );
}

interface OpenRoomProps {
  account: string;
  room: Room | undefined;
  isLost: boolean;
  keptDays: number;
}

function OpenRoom({ account, room, isLost, keptDays }: OpenRoomProps) {
  const { t } = useLingui();
  return (
    <>
      {room ? (
        <MessageLog messages={room.messages}>
          <p className="mb-3 text-12 text-muted">
            {t`Everyone here can read along. Never write passwords or personal details. Messages are kept for ${plural(keptDays, { one: '# day', other: '# days' })}.`}
          </p>
        </MessageLog>
      ) : (
        <Skeleton className="m-4 flex-1" />
      )}
      <p
        role="status"
        className="px-4 text-13 font-semibold text-negative not-empty:border-t not-empty:border-border not-empty:bg-surface not-empty:py-2"
      >
        {isLost && t`Connection lost. Trying again…`}
      </p>
      {room?.muted ? <MutedNote {...room.muted} /> : <SayForm account={account} />}
    </>
  );
}

/** Replaces the form for a member who may only read. */
function MutedNote({ until }: { until: string | null }) {
  const minuteText = useMinuteText();
  const time = until === null ? null : minuteText(until);
  return (
    <p className="border-t border-border bg-surface px-4 py-3 text-14 font-semibold text-default">
      {time === null ? (
        <Trans>You can read here, but not write.</Trans>
      ) : (
        <Trans>You can read, but not write, until {time}.</Trans>
      )}
    </p>
  );
}
