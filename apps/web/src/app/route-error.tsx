import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { ErrorState } from '@palpite/ui/state-panel.tsx';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { callMessage } from '../lib/call-message.ts';
import { isMissingPart } from '../lib/missing-part.ts';
import { useRenewal } from '../lib/use-renewal.ts';
import { useScene } from '../lib/use-scene.ts';
import { RoutePending } from './route-pending.tsx';

/**
 * A screen that failed to load: what happened, and a retry that fetches code and data again. When the code belongs to
 * a removed release, the page reloads, once.
 */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { i18n, t } = useLingui();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const scene = useScene('error');
  const [busy, setBusy] = useState(false);
  const renewing = useRenewal(error);
  if (renewing) return <RoutePending />;

  const retry = async () => {
    setBusy(true);
    // Browsers remember that code was missing; a new page requests it again.
    if (isMissingPart(error)) return location.reload();
    queries.reset();
    await router.invalidate();
    reset();
    setBusy(false);
  };

  return (
    <main>
      <ErrorState
        headingLevel={1}
        scene={scene}
        title={t`This page could not be loaded`}
        actions={
          <Button tone="accent" busy={busy} onClick={() => void retry()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {isMissingPart(error)
          ? t`This could not be loaded. Check your network and try again.`
          : callMessage(i18n, error)}
      </ErrorState>
    </main>
  );
}
