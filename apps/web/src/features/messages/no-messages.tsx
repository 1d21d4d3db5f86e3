import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageTab } from '@palpite/contract/message.ts';
import { buttonClass } from '@palpite/ui/button.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { Link } from '@tanstack/react-router';
import Inbox from 'lucide-react/icons/inbox';
import { useScene } from '../../lib/use-scene.ts';
import { openMessages } from './messages-address.ts';

/** A page of a tab without messages. */
export function NoMessages({ tab, page }: { tab: MessageTab; page: string | undefined }) {
  const { t } = useLingui();
  const titles: Record<MessageTab, string> = {
    system: t`No messages from us`,
    personal: t`No personal messages`,
    announcements: t`There is nothing to announce`,
  };
  return (
    <EmptyState
      scene={useScene('empty')}
      picture={<Inbox size={32} />}
      title={page !== undefined ? t`There are no messages on this page` : titles[tab]}
      actions={
        page !== undefined && (
          <Link
            to="."
            search={openMessages({ tab })}
            resetScroll={false}
            activeProps={{}}
            className={buttonClass()}
          >
            <Trans>To the first page</Trans>
          </Link>
        )
      }
    >
      {page === undefined && <Meaning tab={tab} />}
    </EmptyState>
  );
}

function Meaning({ tab }: { tab: MessageTab }) {
  if (tab === 'system') return <Trans>Messages about your account will appear here.</Trans>;
  if (tab === 'personal') {
    return <Trans>Messages between you and your upline or downlines will appear here.</Trans>;
  }
  return <Trans>News for everyone will appear here.</Trans>;
}
