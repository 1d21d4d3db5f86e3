import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import {
  type SecondFactorDemand,
  type SecondFactorMethod,
  secondFactorVerify,
  secondFactorSendCode,
} from '@palpite/contract/second-factor.ts';
import type { SessionStart } from '@palpite/contract/session.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { waitByMinutes } from './codes/code-wait.ts';
import { useCodeSending } from './codes/use-code-sending.ts';
import { sendAct } from '../../lib/act/send-act.ts';
import { callMessage } from '../../lib/call-message.ts';
import { useServices } from '../../lib/services.ts';

/** The second proof of a login: by which way, and the code. */
export function useSecondFactor(
  { ticket, methods }: SecondFactorDemand,
  onSignedIn: (start: SessionStart) => unknown,
) {
  const { t, i18n } = useLingui();
  const services = useServices();
  const [method, setMethod] = useState<SecondFactorMethod>(methods[0]?.method ?? 'totp');
  const destination = methods.find((way) => way.method === method)?.destination ?? '';
  const { register, handleSubmit, setError, resetField, formState } = useForm({
    defaultValues: { code: '' },
  });
  const sending = useCodeSending({
    purpose: 'login',
    // Two accounts may have destinations that look alike; a ticket is one login's.
    recipient: `${method} ${ticket.slice(-24)}`,
    ready: async () => method !== 'totp',
    ask: async () => {
      if (method === 'totp') throw new Error('an app shows its codes by itself');
      return waitByMinutes(
        await services.client.call(secondFactorSendCode, { body: { ticket, method } }),
      );
    },
  });
  const give = useMutation({
    mutationFn: (code: string) =>
      sendAct(services, secondFactorVerify, { body: { ticket, method, code: code.trim() } }),
    onSuccess: onSignedIn,
  });
  const submit = handleSubmit(async ({ code }) => {
    await give.mutateAsync(code).catch((error: unknown) => {
      if (!isOfCode(error)) return;
      setError('code', { message: callMessage(i18n, error) }, { shouldFocus: true });
      // Out of time or out of tries: another may be asked for at once.
      if (error.code === 'verification_code_expired') sending.expire();
    });
  });
  return {
    method,
    destination,
    choose: (next: SecondFactorMethod) => {
      setMethod(next);
      resetField('code');
      give.reset();
    },
    code: {
      input: register('code', { required: t`Enter the code` }),
      error: formState.errors.code?.message,
    },
    sending,
    submit,
    busy: formState.isSubmitting,
    failure: give.error && !isOfCode(give.error) ? give.error : null,
  };
}

/** The message at the code itself. */
function isOfCode(error: unknown): error is CallError {
  return (
    error instanceof CallError &&
    (error.code === 'verification_code_invalid' || error.code === 'verification_code_expired')
  );
}
