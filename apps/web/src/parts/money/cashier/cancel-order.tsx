import { useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callMessage } from '../../../lib/call-message.ts';
import { LateAlert } from '../../../lib/late-alert.tsx';

interface CancelOrderProps {
  order: string;
  cancel: UseMutationResult<unknown, Error, string>;
  /** Of the dialog, for what opens it by address or by test. */
  name: string;
  texts: {
    ask: string;
    title: string;
    confirm: string;
    keep: string;
    done: string;
  };
  /** What follows from it. */
  children: ReactNode;
}

/** Cancels an order after its member has confirmed it. */
export function CancelOrder({ order, cancel, name, texts, children }: CancelOrderProps) {
  const { i18n } = useLingui();
  const [asking, setAsking] = useState(false);
  const confirm = () =>
    cancel.mutate(order, {
      onSuccess: () => showToast({ tone: 'positive', text: texts.done }),
      onError: (error) => showToast({ tone: 'negative', text: callMessage(i18n, error) }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button tone="danger" className="self-start" onClick={() => setAsking(true)}>
        {texts.ask}
      </Button>
      <LateAlert
        name={name}
        open={asking}
        title={texts.title}
        confirmLabel={texts.confirm}
        cancelLabel={texts.keep}
        danger
        busy={cancel.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {children}
      </LateAlert>
    </>
  );
}
