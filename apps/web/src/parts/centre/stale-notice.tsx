import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { callMessage } from '../../lib/call-message.ts';

interface StaleNoticeProps {
  error: Error;
  busy: boolean;
  onRetry: () => void;
}

/** Shown next to older data that could not be read again. */
export function StaleNotice({ error, busy, onRetry }: StaleNoticeProps) {
  const { i18n } = useLingui();
  const reason = callMessage(i18n, error);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-box bg-negative/12 px-4 py-3 text-14 text-negative"
    >
      <p className="min-w-0 flex-1">
        <Trans>This may be out of date. {reason}</Trans>
      </p>
      <Button size="sm" busy={busy} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
