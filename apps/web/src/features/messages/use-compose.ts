import { useLingui } from '@lingui/react/macro';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useState } from 'react';
import { callMessage } from '../../lib/call-message.ts';
import { useMember } from '../../parts/identity/use-session.ts';
import { readMessage, saveMessage } from './message-draft.ts';
import { openMessages } from './messages-address.ts';
import { useSend } from './messages-api.ts';
import { UPLINE } from './recipient-field.tsx';

/**
 * A new message and its recipient. The text is kept for this tab, account and recipient until it is sent; errors show
 * at the box.
 * @param to `UPLINE`, a downline's number, or anything else while the recipient is open
 */
export function useCompose(to: string, box: RefObject<HTMLTextAreaElement | null>) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  // The account that writes: a different one may be signed in when it is sent.
  const member = useMember()?.account ?? '';
  const [account] = useState(member);
  const [recipient, setRecipient] = useState<string | null>(null);
  const [text, setText] = useState(() => readMessage(account, to));
  const [problem, setProblem] = useState<'empty' | 'unchosen' | null>(null);
  const send = useSend();
  const place = recipient ?? to;

  const type = (typed: string) => {
    setText(typed);
    setProblem(null);
    saveMessage(account, place, typed);
  };
  /** The text moves to the newly chosen recipient. */
  const choose = (chosen: string) => {
    setRecipient(chosen);
    setProblem(null);
    if (chosen === place) return;
    if (text === '') return setText(readMessage(account, chosen));
    saveMessage(account, place, '');
    saveMessage(account, chosen, text);
  };
  const sent = () => {
    saveMessage(account, place, '');
    showToast({ tone: 'positive', text: t`Your message was sent.` });
    void router.navigate({
      to: '.',
      search: openMessages({ tab: 'personal' }),
      replace: true,
      resetScroll: false,
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') {
      setProblem('empty');
      box.current?.focus();
    } else if (recipient === null) {
      setProblem('unchosen');
    } else if (!send.isPending) {
      const downlineId = recipient === UPLINE ? null : recipient;
      send.mutate({ downlineId, text }, { onSuccess: sent });
    }
  };
  const error =
    problem === 'empty'
      ? t`Write something first`
      : send.error
        ? callMessage(i18n, send.error)
        : undefined;
  const unchosen = problem === 'unchosen' ? t`Choose a recipient` : undefined;
  return { recipient, choose, unchosen, text, type, submit, error, busy: send.isPending };
}
