import { useLingui } from '@lingui/react/macro';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useState } from 'react';
import { callMessage } from '../../lib/call-message.ts';
import { dropDraft, readDraft, saveDraft } from '../../lib/draft.ts';
import { openMessages } from './messages-address.ts';
import { useSend } from './messages-api.ts';
import { UPLINE } from './recipient-field.tsx';

const DRAFT = 'messageDraft';

/**
 * What is written and to whom. The text is kept for this tab until it is sent; what is wrong with it is told at the box.
 * @param to `UPLINE`, a downline's number, or anything else where that is yet to be said
 */
export function useCompose(to: string, box: RefObject<HTMLTextAreaElement | null>) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const [recipient, setRecipient] = useState(to);
  const [text, setText] = useState(() => readDraft(DRAFT).text ?? '');
  const [empty, setEmpty] = useState(false);
  const send = useSend();

  const type = (typed: string) => {
    setText(typed);
    setEmpty(false);
    saveDraft(DRAFT, { text: typed });
  };
  const sent = () => {
    dropDraft(DRAFT);
    showToast({ tone: 'positive', text: t`Your message was sent.` });
    void router.navigate({
      to: '.',
      search: openMessages({ tab: 'personal', page: 1 }),
      replace: true,
      resetScroll: false,
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') {
      setEmpty(true);
      box.current?.focus();
    } else if (!send.isPending) {
      const downlineId = recipient === UPLINE ? null : recipient;
      send.mutate({ downlineId, text }, { onSuccess: sent });
    }
  };
  const error = empty
    ? t`Write something first`
    : send.error
      ? callMessage(i18n, send.error)
      : undefined;
  return { recipient, setRecipient, text, type, submit, error, busy: send.isPending };
}
