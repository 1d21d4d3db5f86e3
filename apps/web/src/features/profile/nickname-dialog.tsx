import { Trans, useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import { findFieldProblem } from '@palpite/domain/field-rule.ts';
import { NICKNAME_RULE, tidyNickname } from '@palpite/domain/nickname.ts';
import { Button } from '@palpite/ui/button.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useForm } from 'react-hook-form';
import { callMessage } from '../../lib/call-message.ts';
import { useChooseNickname } from './profile-api.ts';

interface NicknameDialogProps {
  /** The current one. */
  nickname: string;
  onClose: () => void;
}

/** Changes the nickname. */
export function NicknameDialog({ nickname, onClose }: NicknameDialogProps) {
  const { t } = useLingui();
  return (
    <Modal name="nickname" open title={t`Change nickname`} closeLabel={t`Close`} onClose={onClose}>
      <NicknameForm nickname={nickname} onClose={onClose} />
    </Modal>
  );
}

function NicknameForm({ nickname, onClose }: NicknameDialogProps) {
  const { t, i18n } = useLingui();
  const choose = useChooseNickname();
  const form = useForm({ defaultValues: { nickname } });
  const unfit = t`Use 2 to 20 letters, digits and spaces; dots, dashes and apostrophes too.`;
  const submit = form.handleSubmit(async (typed) => {
    try {
      await choose.mutateAsync(typed.nickname);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const reason = refusalValue(error, 'field_invalid')?.fields[0]?.reason;
      const message =
        reason === undefined
          ? callMessage(i18n, error)
          : reason === 'reserved'
            ? t`This name could be mistaken for our staff. Choose another one.`
            : unfit;
      form.setError('nickname', { message }, { shouldFocus: true });
      return;
    }
    showToast({ tone: 'positive', text: t`Your nickname was changed.` });
    onClose();
  });
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        {...form.register('nickname', {
          required: t`Enter a nickname`,
          validate: (typed) =>
            findFieldProblem(NICKNAME_RULE, tidyNickname(typed)) === null || unfit,
        })}
        label={t`Nickname`}
        hint={t`Others see it on leaderboards and in chats. You still log in with your account name.`}
        autoComplete="nickname"
        spellCheck={false}
        maxLength={40}
        data-autofocus
        error={form.formState.errors.nickname?.message}
      />
      <Button type="submit" tone="accent" size="lg" block busy={form.formState.isSubmitting}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
