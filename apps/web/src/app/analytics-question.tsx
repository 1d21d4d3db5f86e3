import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { useEffect } from 'react';
import { countVisit } from '../lib/analytics.ts';
import { keepChoice, useAnalyticsChoice } from '../lib/analytics-choice.ts';
import { useServices } from '../lib/services.ts';

/** Asks once whether visits may be counted, beside the page and without taking the focus; counts where the answer was yes. */
export function AnalyticsQuestion() {
  const { t } = useLingui();
  const { gtagId } = useServices().boot.status.info.analytics;
  const choice = useAnalyticsChoice();
  useEffect(() => {
    if (gtagId !== null && choice !== undefined) countVisit(gtagId, choice === 'yes');
  }, [gtagId, choice]);
  if (choice !== 'open') return null;
  return (
    <section
      aria-label={t`Counting visits`}
      className="visits-question fixed inset-x-2 bottom-20 z-40 mx-auto flex max-w-xl flex-wrap items-center justify-end gap-2 rounded-card border border-border bg-raised px-4 py-3 text-default shadow-lg md:bottom-4"
    >
      <p className="min-w-52 flex-1 text-14">
        <Trans>
          May we count your visit with Google Analytics? It sets cookies. The site works the same
          without.
        </Trans>
      </p>
      <Button size="sm" onClick={() => keepChoice('no')}>
        <Trans>No</Trans>
      </Button>
      <Button size="sm" onClick={() => keepChoice('yes')}>
        <Trans>Yes, count it</Trans>
      </Button>
    </section>
  );
}
