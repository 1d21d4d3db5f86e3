import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { ErrorState } from '@palpite/ui/state-panel.tsx';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { callMessage } from '../../lib/call-message.ts';
import { isMissingPart } from '../../lib/missing-part.ts';
import { useRenewal } from '../../lib/use-renewal.ts';

/** A page of a centre that could not be drawn; the menu beside it still leads on. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const queries = useQueryErrorResetBoundary();
  const renewing = useRenewal(error);
  const retry = () => {
    // Browsers keep in mind that code was missing; a new page asks for it again, and the address opens it here.
    if (isMissingPart(error)) return location.reload();
    queries.reset();
    reset();
  };
  return renewing ? null : <CentreFailed error={error} onRetry={retry} />;
}

/** In place of a page: it, or the whole centre's data, did not come. */
export function CentreFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { i18n, t } = useLingui();
  return (
    <ErrorState
      headingLevel={2}
      title={t`This page could not be loaded`}
      actions={
        <Button tone="accent" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {isMissingPart(error)
        ? t`This could not be loaded. Check your network and try again.`
        : callMessage(i18n, error)}
    </ErrorState>
  );
}
