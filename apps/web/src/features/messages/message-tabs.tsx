import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MESSAGE_TABS, type MessageTab } from '@palpite/contract/message.ts';
import { Tabs } from '@palpite/ui/tabs.tsx';
import { useRouter } from '@tanstack/react-router';
import { useUnread } from '../../parts/talk/use-unread.ts';
import type { DeletedMessage } from './deleted-bar.tsx';
import { MessageList } from './message-list.tsx';
import { openMessages } from './messages-address.ts';

const TAB_NAMES: Record<MessageTab, MessageDescriptor> = {
  system: msg`System`,
  personal: msg`Personal`,
  announcements: msg`Announcements`,
};

interface MessageTabsProps {
  tab: MessageTab;
  page: string | undefined;
  onDelete: (message: DeletedMessage) => void;
}

/** The three tabs, each with its number of unread messages. */
export function MessageTabs({ tab, page, onDelete }: MessageTabsProps) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const unread = useUnread();
  const nameOf = (id: MessageTab) => {
    const name = i18n._(TAB_NAMES[id]);
    return unread?.[id] ? `${name} (${unread[id]})` : name;
  };
  return (
    <Tabs
      label={t`Kinds of messages`}
      tabs={MESSAGE_TABS.map((id) => ({ id, label: nameOf(id) }))}
      selected={tab}
      onSelect={(id) =>
        void router.navigate({
          to: '.',
          search: openMessages({ tab: id }),
          resetScroll: false,
        })
      }
    >
      <MessageList
        key={tab}
        tab={tab}
        page={page}
        unread={unread?.[tab] ?? 0}
        onDelete={onDelete}
      />
    </Tabs>
  );
}
