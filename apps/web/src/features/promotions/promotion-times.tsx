import { useLingui } from '@lingui/react/macro';
import type { Promotion } from '@palpite/contract/promotion.ts';
import { useServices } from '../../lib/services.ts';
import { dateText, longTimeText } from '../../lib/time-text.ts';

type Times = Pick<Promotion, 'startsAt' | 'endsAt' | 'state'>;

interface PromotionTimesProps {
  promotion: Times;
  /** With the hour and the time zone; otherwise only the day. */
  exact?: boolean;
}

/** When a promotion begins, or how long it continues, in the operator's time zone. */
export function PromotionTimes({ promotion, exact = false }: PromotionTimesProps) {
  const { i18n, t } = useLingui();
  const { timeZone } = useServices().boot.status;
  const { startsAt, endsAt, state } = promotion;
  const written = (instant: string) =>
    (exact ? longTimeText : dateText)(instant, timeZone, i18n.locale);
  const from = written(startsAt);
  const until = endsAt === null ? undefined : written(endsAt);
  if (state === 'closed') return until && t`Ended ${until}`;
  if (state === 'running') return until ? t`Until ${until}` : t`No end date`;
  return until ? t`From ${from} to ${until}` : t`From ${from}`;
}
