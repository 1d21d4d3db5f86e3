import { useLingui } from '@lingui/react/macro';
import { FormAlert } from '@palpite/ui/form-alert.tsx';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useReport } from '../../parts/centre/use-report.ts';
import { callMessage } from '../../lib/call-message.ts';
import { ComposeForm } from './compose-form.tsx';
import { DeletedBar, type DeletedMessage } from './deleted-bar.tsx';
import { MessageDetail } from './message-detail.tsx';
import { MessageTabs } from './message-tabs.tsx';
import { openMessages, readView } from './messages-address.ts';
import { useDelete } from './messages-api.ts';

/** How many of the last deleted messages offer “Undo”. */
const MOST_UNDOABLE = 5;

/** Platform messages: from the operator, from other people, and announcements. */
export function MessagesPage() {
  const { i18n } = useLingui();
  const router = useRouter();
  const [values] = useReport();
  const view = readView(values);
  const [deleted, setDeleted] = useState<readonly DeletedMessage[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const forget = (message: DeletedMessage) =>
    setDeleted((now) => now.filter(({ messageId }) => messageId !== message.messageId));
  const remove = useDelete({
    onDeleted: (message: DeletedMessage) => {
      setDeleted((now) => [message, ...now].slice(0, MOST_UNDOABLE));
      if (view.message !== message.messageId) return;
      void router.navigate({
        to: '.',
        search: openMessages({ tab: view.tab, page: view.page }),
        replace: true,
        resetScroll: false,
      });
    },
    onFailed: (error) => setProblem(callMessage(i18n, error)),
  });

  const onDelete = (message: DeletedMessage) => {
    setProblem(null);
    remove.mutate(message);
  };

  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      {deleted.map((message) => (
        <DeletedBar
          key={`deleted ${message.messageId}`}
          message={message}
          onDone={() => forget(message)}
        />
      ))}
      {problem && <FormAlert>{problem}</FormAlert>}
      {view.write !== undefined ? (
        <ComposeForm key={view.write} to={view.write} name={view.name ?? ''} />
      ) : view.message !== undefined ? (
        <MessageDetail
          key={view.message}
          place={{ tab: view.tab, messageId: view.message }}
          page={view.page}
          onDelete={onDelete}
        />
      ) : (
        <MessageTabs tab={view.tab} page={view.page} onDelete={onDelete} />
      )}
    </div>
  );
}
