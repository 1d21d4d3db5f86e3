import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { ErrorState } from '@palpite/ui/state-panel.tsx';
import { callMessage } from './call-message.ts';

interface LoadFailedProps {
  /** What is missing; default "This could not be loaded", where a heading above says what. */
  title?: string;
  headingLevel?: 1 | 2 | 3;
  error: unknown;
  /** It is being asked for again. */
  busy: boolean;
  onRetry: () => void;
}

/** Stands for what could not be loaded: why, and a way to ask for it again. */
export function LoadFailed({ title, headingLevel = 2, error, busy, onRetry }: LoadFailedProps) {
  const { t, i18n } = useLingui();
  return (
    <ErrorState
      headingLevel={headingLevel}
      title={title ?? t`This could not be loaded`}
      actions={
        // A part of a page or of a dialog has a more important button beside it, or several such parts.
        <Button tone={headingLevel < 3 ? 'accent' : 'neutral'} busy={busy} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {callMessage(i18n, error)}
    </ErrorState>
  );
}
