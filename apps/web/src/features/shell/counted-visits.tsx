import { Trans } from '@lingui/react/macro';
import { keepChoice, useAnalyticsChoice } from '../../lib/analytics-choice.ts';

/** The way back to the question whether visits may be counted, once it was answered. */
export function CountedVisits() {
  const choice = useAnalyticsChoice();
  if (choice === undefined || choice === 'open') return null;
  return (
    <p>
      {choice === 'yes' ? (
        <Trans>Your visits are counted with Google Analytics.</Trans>
      ) : (
        <Trans>Your visits are not counted.</Trans>
      )}{' '}
      <button
        type="button"
        className="min-h-8 underline hover:text-on-foot touch:min-h-11"
        onClick={() => keepChoice('open')}
      >
        <Trans>Change this</Trans>
      </button>
    </p>
  );
}
