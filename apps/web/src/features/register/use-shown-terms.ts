import type { CallError } from '@palpite/contract/call-error.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RegisterValues } from './register-values.ts';

/**
 * The terms that the form shows, and sends back as what was agreed to.
 * @param opened the version that the form was opened with; what is looked up later was not shown
 */
export function useShownTerms(
  opened: string,
  { setValue }: Pick<UseFormReturn<RegisterValues>, 'setValue'>,
) {
  const [shown, setShown] = useState({ version: opened, isNew: false });
  return {
    version: shown.version,
    /** The version of terms that have changed meanwhile and are to be read; null while none have. */
    changed: shown.isNew ? shown.version : null,
    /** Shows the terms that a refusal says hold now; what was ticked was another text. */
    take: (error: CallError) => {
      const outdated = refusalValue(error, 'terms_outdated');
      if (outdated === null) return;
      setValue('termsAgreed', false);
      setShown({ version: outdated.version, isNew: true });
    },
  };
}
