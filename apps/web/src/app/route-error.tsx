import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { ErrorState } from '@palpite/ui/state-panel.tsx';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { callMessage } from '../lib/call-message.ts';

/** A screen that failed to load: what happened, and a retry that asks again for code and data. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { i18n, t } = useLingui();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const [busy, setBusy] = useState(false);

  const retry = async () => {
    setBusy(true);
    queries.reset();
    await router.invalidate();
    reset();
    setBusy(false);
  };

  return (
    <main>
      <ErrorState
        headingLevel={1}
        title={t`This page could not be loaded`}
        actions={
          <Button tone="accent" busy={busy} onClick={() => void retry()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {callMessage(i18n, error)}
      </ErrorState>
    </main>
  );
}
