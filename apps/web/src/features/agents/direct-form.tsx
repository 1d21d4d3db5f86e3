import { Trans, useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import type { downlineRegister } from '@palpite/contract/team.ts';
import type { DownlineKind } from '@palpite/domain';
import { Button } from '@palpite/ui/button.tsx';
import { FormAlert } from '@palpite/ui/form-alert.tsx';
import { SelectField } from '@palpite/ui/select-field.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callMessage } from '../../lib/call-message.ts';
import { fieldMessage } from '../../lib/field-message.ts';
import { fitsRule } from '../../lib/fits-rule.ts';
import { useFieldRules } from '../../parts/identity/new-password/password-api.ts';
import { useRegisterDownline } from './agents-api.ts';
import { OneTimePassword } from './one-time-password.tsx';

type Opened = ValueOutput<typeof downlineRegister>;

interface DirectFields {
  kind: DownlineKind;
  newUsername: string;
}

/** Opens an account below the agent's by its name; the result replaces the form. */
export function DirectForm() {
  const [opened, setOpened] = useState<Opened | null>(null);
  if (opened) return <OneTimePassword opened={opened} onAnother={() => setOpened(null)} />;
  return <NameForm onOpened={setOpened} />;
}

function NameForm({ onOpened }: { onOpened: (opened: Opened) => void }) {
  const { t, i18n } = useLingui();
  const rule = useFieldRules()?.rules.username;
  const open = useRegisterDownline();
  const { register, handleSubmit, setError, formState } = useForm<DirectFields>({
    defaultValues: { kind: 'member', newUsername: '' },
  });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState<string | null>(null);

  const submit = handleSubmit(async ({ kind, newUsername }) => {
    setFailure(null);
    await open.mutateAsync({ kind, newUsername: newUsername.trim() }).then(onOpened, (error) => {
      const code = error instanceof CallError ? error.code : undefined;
      const unfit = code === 'field_invalid' && rule;
      const message = unfit ? fieldMessage(i18n, rule) : callMessage(i18n, error);
      if (unfit || code === 'username_taken') {
        setError('newUsername', { message }, { shouldFocus: true });
      } else setFailure(message);
    });
  });

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4 rounded-card border border-border bg-surface p-5 md:p-6"
    >
      <p className="text-14 text-muted">
        <Trans>
          The account becomes your direct downline. It gets a temporary password; your downline logs
          in with it and chooses their own.
        </Trans>
      </p>
      {failure !== null && <FormAlert>{failure}</FormAlert>}
      <SelectField
        {...register('kind')}
        label={t`Type`}
        options={[
          { value: 'member', label: t`Member` },
          { value: 'agent', label: t`Agent` },
        ]}
      />
      <TextField
        {...register('newUsername', {
          validate: (text) =>
            text.trim() === ''
              ? t`Enter an account name`
              : fitsRule(i18n, 'newUsername', rule)(text),
        })}
        label={t`Account name`}
        hint={rule && fieldMessage(i18n, rule)}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        error={errors.newUsername?.message}
      />
      <Button type="submit" tone="accent" size="lg" busy={isSubmitting} className="sm:self-start">
        <Trans>Open account</Trans>
      </Button>
    </form>
  );
}
