import { useLingui } from '@lingui/react/macro';
import type { TimeFault } from '@palpite/lottery/verify-times.ts';
import Hourglass from 'lucide-react/icons/hourglass';
import { DrawFault } from './draw-fault.tsx';

/** Which times of the record are not in the order that the proof needs. */
export function TimeFaults({ faults }: { faults: readonly TimeFault[] }) {
  const { t } = useLingui();
  const texts: Readonly<Record<TimeFault, string>> = {
    'closed-early': t`The root is older than the end of the sales.`,
    'drawn-before-root': t`The numbers are older than the root of the bets.`,
    'drawn-early': t`The numbers are older than the time of the draw.`,
    'root-late': t`The public round was known before the root of the bets: bets could be added or left out by then.`,
    'other-round': t`The public round is not the one that the rule of this issue gives.`,
    'placed-late': t`The bet is younger than the end of the sales.`,
    malformed: t`A time cannot be read.`,
  };
  if (faults.length === 0) return null;
  return (
    <DrawFault icon={Hourglass} title={t`The times are not in order`}>
      {faults.map((fault) => texts[fault]).join(' ')}
    </DrawFault>
  );
}
