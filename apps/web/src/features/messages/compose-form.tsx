import { Trans, useLingui } from '@lingui/react/macro';
import { LONGEST_PERSONAL_MESSAGE } from '@palpite/contract/message.ts';
import { Button, buttonClass } from '@palpite/ui/button.tsx';
import { FieldFrame, fieldAttributes, inputBoxClass } from '@palpite/ui/field-frame.tsx';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useId, useRef } from 'react';
import { openMessages } from './messages-address.ts';
import { useCorrespondents } from './messages-api.ts';
import { RecipientField } from './recipient-field.tsx';
import { useCompose } from './use-compose.ts';

interface ComposeFormProps {
  /** `upline`, a downline's number, or anything else while the recipient is open. */
  to: string;
  /** The downline's name, when it answers one. */
  name: string;
}

/** Writes to the upline or to a downline. */
export function ComposeForm({ to, name }: ComposeFormProps) {
  const { t } = useLingui();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { recipient, choose, unchosen, text, type, submit, error, busy } = useCompose(to, box);
  // Until the recipients are known a press would be lost.
  const { isPending } = useCorrespondents(name);
  useEffect(() => box.current?.focus(), []);
  const length = text.length;
  const hint = t`${length} of ${LONGEST_PERSONAL_MESSAGE} characters. Never write a password.`;
  return (
    <form method="post" noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Link
        to="."
        search={openMessages({ tab: 'personal' })}
        resetScroll={false}
        activeProps={{}}
        className={`${buttonClass({ tone: 'quiet', size: 'sm' })} -ml-3 self-start`}
      >
        <ArrowLeft size={18} />
        <Trans>All messages</Trans>
      </Link>
      <h2 className="text-20 font-bold">
        <Trans>Write a message</Trans>
      </h2>
      <RecipientField
        wanted={to}
        chosen={recipient}
        onChoose={choose}
        startsWith={name}
        error={unchosen}
      />
      <FieldFrame
        id={id}
        label={t`Your message`}
        hint={hint}
        error={error && <span role="alert">{error}</span>}
      >
        <span className={`${inputBoxClass} h-auto! rounded-box! py-2`}>
          <textarea
            ref={box}
            {...fieldAttributes(id, { hint, error })}
            rows={6}
            maxLength={LONGEST_PERSONAL_MESSAGE}
            value={text}
            onChange={(event) => type(event.target.value)}
            className="min-h-32 min-w-0 flex-1 resize-y bg-transparent outline-none"
          />
        </span>
      </FieldFrame>
      <Button
        type="submit"
        tone="accent"
        size="lg"
        busy={busy || isPending}
        className="sm:self-start"
      >
        <Trans>Send</Trans>
      </Button>
    </form>
  );
}
