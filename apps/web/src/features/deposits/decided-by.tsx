import { useLingui } from '@lingui/react/macro';
import { FactRow } from '../../parts/money/cashier/fact-row.tsx';
import { useServices } from '../../lib/services.ts';
import { longTimeText } from '../../lib/time-text.ts';

/** The deadline for a deposit on review. @param instant ISO 8601 */
export function DecidedBy({ instant }: { instant: string }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  return (
    <FactRow name={t`Decision by`}>
      <time dateTime={instant}>{longTimeText(instant, timeZone, i18n.locale)}</time>
    </FactRow>
  );
}
