import type { CallError } from '@palpite/contract/call-error.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RegisterValues } from './register-values.ts';

/**
 * The terms that the form shows, and sends back as agreed to.
 * @param opened the version that the form was opened with; a later look-up was not shown
 */
export function useShownTerms(
  opened: string,
  { setValue }: Pick<UseFormReturn<RegisterValues>, 'setValue'>,
) {
  const [shown, setShown] = useState({ version: opened, isNew: false });
  return {
    version: shown.version,
    /** The version of terms that changed since and must be read; null if none did. */
    changed: shown.isNew ? shown.version : null,
    /** Shows the terms that a refusal names as current; the member had agreed to another text. */
    take: (error: CallError) => {
      const outdated = refusalValue(error, 'terms_outdated');
      if (outdated === null) return;
      setValue('termsAgreed', false);
      setShown({ version: outdated.version, isNew: true });
    },
  };
}
