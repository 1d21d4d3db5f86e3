import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { FormAlert } from '@palpite/ui/form-alert.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import { type FormEvent, useState } from 'react';
import { AvatarLetter } from '../../parts/centre/avatar.tsx';
import { useMember } from '../../parts/identity/use-session.ts';
import { callMessage } from '../../lib/call-message.ts';
import { useAvatars, useChooseAvatar } from './profile-api.ts';

/** The names of the operator's pictures; one that is not listed is shown by its own name. */
const NAMES: Partial<Record<string, MessageDescriptor>> = {
  ember: msg`Your initial`,
  lagoon: msg`Lagoon`,
  meadow: msg`Meadow`,
  plum: msg`Plum`,
  night: msg`Night`,
  honey: msg`Honey`,
};

/** Another picture, from those on offer. */
export function AvatarDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { data, error } = useAvatars();
  const choose = useChooseAvatar();
  const member = useMember();
  const name = member?.nickname || member?.account || '';
  const [picked, setPicked] = useState<string>();
  const failure = choose.error ?? error;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose.mutate(picked ?? data?.avatarId ?? '', {
      onSuccess: () => {
        showToast({ tone: 'positive', text: t`Your picture was changed.` });
        onClose();
      },
    });
  };
  return (
    <Modal name="avatar" open title={t`Choose a picture`} closeLabel={t`Close`} onClose={onClose}>
      <form method="post" className="flex flex-col gap-5" onSubmit={submit}>
        {failure && <FormAlert>{callMessage(i18n, failure)}</FormAlert>}
        {data ? (
          <fieldset className="grid grid-cols-3 gap-4">
            <legend className="sr-only">
              <Trans>Pictures</Trans>
            </legend>
            {data.choices.map(({ avatarId, url }) => {
              const title = NAMES[avatarId];
              return (
                <label
                  key={avatarId}
                  className="flex flex-col items-center gap-2 rounded-box border border-border p-3 text-13 font-medium transition-colors duration-150 hover:border-border-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
                >
                  <input
                    type="radio"
                    name="avatar"
                    className="sr-only"
                    checked={(picked ?? data.avatarId) === avatarId}
                    onChange={() => setPicked(avatarId)}
                  />
                  {avatarId === data.choices[0]?.avatarId ? (
                    <AvatarLetter name={name} size="lg" />
                  ) : (
                    <img src={url} alt="" width={72} height={72} className="rounded-full" />
                  )}
                  {title ? i18n._(title) : avatarId}
                </label>
              );
            })}
          </fieldset>
        ) : (
          <Skeleton className="h-60" />
        )}
        <Button
          type="submit"
          tone="accent"
          size="lg"
          block
          busy={choose.isPending}
          disabled={!data}
        >
          <Trans>Save</Trans>
        </Button>
      </form>
    </Modal>
  );
}
