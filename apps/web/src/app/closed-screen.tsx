import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@palpite/ui/state-panel.tsx';

/** What stands in place of the site while it is under maintenance or not open to this visitor. */
export function ClosedScreen({ status }: { status: 1 | 2 }) {
  const { t } = useLingui();
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        headingLevel={1}
        title={status === 1 ? t`System maintenance` : t`Access is restricted`}
      >
        {status === 1 ? (
          <Trans>The site is being worked on. Your balance and your records are safe.</Trans>
        ) : (
          <Trans>The site is not open to your location or network.</Trans>
        )}
      </EmptyState>
    </main>
  );
}
