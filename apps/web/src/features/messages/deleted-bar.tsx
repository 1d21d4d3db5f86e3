import { Trans, useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@palpite/ui/button.tsx';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { callMessage } from '../../lib/call-message.ts';
import { type MessagePlace, useRestore } from './messages-api.ts';

export interface DeletedMessage extends MessagePlace {
  title: string;
}

/** Shows a deleted message with an undo button. It stays until it is closed, so there is no time limit. */
export function DeletedBar({ message, onDone }: { message: DeletedMessage; onDone: () => void }) {
  const { t, i18n } = useLingui();
  const restore = useRestore();
  const bar = useRef<HTMLDivElement>(null);
  // The button that deleted is gone: keyboard users continue here.
  useEffect(() => bar.current?.querySelector('button')?.focus(), []);
  const { tab, messageId, title } = message;
  return (
    <div
      ref={bar}
      className="flex items-center gap-1 rounded-box border border-border bg-raised py-1.5 pr-1.5 pl-4 text-14"
    >
      <p role="status" className="line-clamp-2 min-w-0 flex-1 py-0.5 wrap-anywhere">
        {restore.error ? callMessage(i18n, restore.error) : <Trans>Deleted: {title}</Trans>}
      </p>
      <Button
        size="sm"
        busy={restore.isPending}
        onClick={() => restore.mutate({ tab, messageId }, { onSuccess: onDone })}
      >
        <Trans>Undo</Trans>
      </Button>
      <IconButton label={t`Close notice`} size="sm" icon={<X size={18} />} onClick={onDone} />
    </div>
  );
}
