import { Trans, useLingui } from '@lingui/react/macro';
import { isGuest } from '@palpite/domain';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { isFramed } from '../../lib/framed.ts';
import { abandonBlockedCalls, blockedCalls } from '../../lib/session/blocked-calls.ts';
import { useScene } from '../../lib/use-scene.ts';
import { useSession } from '../../parts/identity/use-session.ts';
import { ChatRoom } from './chat-room.tsx';
import { useLive } from './use-live.ts';

/** The chat room as a page: in the chat's window, or alone. It opens for members, who are signed in as on the site. */
export function ChatPage({ pass }: { pass: string | undefined }) {
  const { t } = useLingui();
  const session = useSession();
  useLive();
  // This page has no dialogs that lift a block, so a blocked call is refused.
  useEffect(() => blockedCalls().subscribe(abandonBlockedCalls), []);
  return (
    // Named, because in the chat's window the page around it has a main region too.
    <main aria-label={t`Chat room`} className="flex h-dvh min-h-80 flex-col bg-canvas text-default">
      {content()}
    </main>
  );

  function content(): ReactNode {
    if (session.phase === 'unknown') return <Skeleton className="m-4 flex-1" />;
    if (session.phase === 'visitor') return <Closed />;
    if (isGuest(session.record.type)) return <ForMembers />;
    const { account } = session.record;
    return <ChatRoom key={account} account={account} pass={pass} />;
  }
}

/** For a visitor. In a frame the window around the page closes; a page of its own leads to the login. */
function Closed() {
  const { t } = useLingui();
  return (
    <EmptyState
      headingLevel={1}
      scene={useScene('empty')}
      title={t`Log in to open the chat`}
      actions={
        isFramed() ? null : (
          <Link to="/login" search={{ from: '/chat' }} className={buttonClass({ tone: 'accent' })}>
            <Trans>Log in</Trans>
          </Link>
        )
      }
    />
  );
}

function ForMembers() {
  const { t } = useLingui();
  return (
    <EmptyState
      headingLevel={1}
      scene={useScene('empty')}
      title={t`Please register a real account first`}
    >
      <Trans>You are playing as a guest. The chat room is for members only.</Trans>
    </EmptyState>
  );
}
