import { Trans } from '@lingui/react/macro';
import { Checkbox } from '@palpite/ui/checkbox.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Suspense } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useServices } from '../../lib/services.ts';

// Terms hardly ever change while a visitor fills in a form.
const NewTerms = lazyPart(() => import('./new-terms.tsx'), 'NewTerms');

interface AgreementProps {
  input: UseFormRegisterReturn;
  error: string | undefined;
  /** The version of terms that changed since the form was opened; null if none did. */
  newTerms: string | null;
}

/** The agreement to the terms, with any that changed since the form was opened above it. */
export function Agreement({ input, error, newTerms }: AgreementProps) {
  const years = useServices().boot.status.settings.minimumAge;
  return (
    <>
      {newTerms !== null && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <NewTerms version={newTerms} />
        </Suspense>
      )}
      <Checkbox
        {...input}
        error={error}
        label={
          <Trans>
            I am {years} or older and agree to the{' '}
            <a
              href="/helpmc?article=terms"
              target="_blank"
              rel="noreferrer"
              className="text-accent-strong underline"
            >
              user agreement
            </a>
            .
          </Trans>
        }
      />
    </>
  );
}
