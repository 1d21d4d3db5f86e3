import { useLingui } from '@lingui/react/macro';
import { memberCheckUsername } from '@palpite/contract/registration.ts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useServices } from '../../lib/services.ts';
import type { RegisterValues } from './register-values.ts';

/** The result for the name in the field. */
export interface NameCheck {
  /** Checks the name once the field is left. */
  check: () => void;
  /** The name that was found free, shown as long as it is in the field. */
  free: string | null;
  /** The name that was found taken. */
  taken: string | null;
}

/**
 * Says whether an account name is free before the whole form is sent. It only advises: without an answer, the
 * registration itself decides.
 */
export function useNameCheck({
  getValues,
  setError,
  trigger,
}: UseFormReturn<RegisterValues>): NameCheck {
  const { t } = useLingui();
  const { client } = useServices();
  const [found, setFound] = useState<{ name: string; available: boolean } | null>(null);
  const nameNow = () => getValues('username')?.trim() ?? '';

  const ask = async () => {
    const name = nameNow();
    if (name === '' || name === found?.name) return;
    if (!(await trigger('username'))) return;
    const { available } = await client.call(memberCheckUsername, { body: { username: name } });
    if (nameNow() !== name) return;
    setFound({ name, available });
    if (!available) {
      setError('username', { message: t`This account name is taken. Choose another one.` });
    }
  };
  return {
    // Missing, throttled or switched off: the form works without it.
    check: () => void ask().catch(() => undefined),
    free: found?.available ? found.name : null,
    taken: found && !found.available ? found.name : null,
  };
}
