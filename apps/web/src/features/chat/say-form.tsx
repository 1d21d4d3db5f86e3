import { Trans, useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import { LONGEST_CHAT_MESSAGE } from '@palpite/contract/chat.ts';
import { Button } from '@palpite/ui/button.tsx';
import { isComposing } from '@palpite/ui/composing.ts';
import { FieldFrame, fieldAttributes, inputBoxClass } from '@palpite/ui/field-frame.tsx';
import { type KeyboardEvent, useId, useRef } from 'react';
import { callMessage } from '../../lib/call-message.ts';
import { useSay } from './use-say.ts';

/** The form for a message. Enter sends it, Shift and Enter begin a line. */
export function SayForm({ account }: { account: string }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { text, type, send, busy, error } = useSay(account);
  const reason = error && problemText(error);
  function problemText(failure: Error): string {
    const isFast = failure instanceof CallError && failure.code === 'too_many_requests';
    return isFast
      ? t`That was too fast. Wait a moment and send it again.`
      : callMessage(i18n, failure);
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  const problem = reason && (
    <span role="alert">
      <Trans>Your message was not sent.</Trans> {reason}
    </span>
  );
  return (
    <form
      method="post"
      noValidate
      className="border-t border-border bg-surface px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
        box.current?.focus();
      }}
    >
      <FieldFrame id={id} label={t`Your message`} error={problem}>
        <span className="flex items-end gap-2">
          <span className={`${inputBoxClass} h-auto! flex-1 rounded-box! py-2`}>
            <textarea
              ref={box}
              {...fieldAttributes(id, { error: problem })}
              rows={2}
              maxLength={LONGEST_CHAT_MESSAGE}
              enterKeyHint="send"
              readOnly={busy}
              value={text}
              onChange={(event) => type(event.target.value)}
              onKeyDown={onKeyDown}
              className="max-h-32 min-h-12 min-w-0 flex-1 resize-none bg-transparent outline-none"
            />
          </span>
          <Button type="submit" tone="accent" size="lg" busy={busy}>
            {reason ? <Trans>Try again</Trans> : <Trans>Send</Trans>}
          </Button>
        </span>
      </FieldFrame>
    </form>
  );
}
