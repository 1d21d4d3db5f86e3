import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { useServices } from '../lib/services.ts';

const AnalyticsQuestion = lazyPart(() => import('./analytics-question.tsx'), 'AnalyticsQuestion');

/** Analytics, where the operator has any; their code loads for these alone. */
export function AnalyticsWhenCounted() {
  const { gtagId } = useServices().boot.status.info.analytics;
  if (gtagId === null) return null;
  return (
    <Suspense>
      <AnalyticsQuestion />
    </Suspense>
  );
}
