import type { ReportPeriod } from '@palpite/contract/report.ts';
import { addDays, dayIn } from '@palpite/domain';
import { useState } from 'react';
import { useServices } from '../../lib/services.ts';
import type { ReportDays } from './report-input.ts';

/**
 * The period of the answer; until the one to `input` has come, the days that are asked for: those of the answer before it
 * must not be in the fields, where they could be sent again.
 * @param answered undefined while the answer is on its way
 * @param keptDays how far back days are offered before the operator has said how far it keeps them
 * @param shownDays how many days are shown when none are asked for
 */
export function useKnownPeriod(
  answered: ReportPeriod | undefined,
  input: ReportDays,
  keptDays: number,
  shownDays = 1,
): ReportPeriod {
  const { timeZone } = useServices().boot.status;
  const [known, setKnown] = useState(answered);
  const [deviceToday] = useState(() => dayIn(timeZone, new Date()));
  if (answered && answered !== known) setKnown(answered);
  if (answered) return answered;
  const today = known?.today ?? deviceToday;
  return {
    today,
    keptFrom: known?.keptFrom ?? addDays(today, -keptDays),
    timeZone,
    from: input.from ?? input.to ?? addDays(today, 1 - shownDays),
    to: input.to ?? today,
  };
}
