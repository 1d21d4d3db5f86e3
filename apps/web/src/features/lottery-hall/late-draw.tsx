import { useLingui } from '@lingui/react/macro';
import Hourglass from 'lucide-react/icons/hourglass';
import { useServices } from '../../lib/services.ts';
import { momentText } from '../../lib/time-text.ts';
import type { DrawProof } from '../../parts/lottery/lottery-offer.ts';
import { DrawFault } from '../../parts/lottery/draw-fault.tsx';

/** The fault of a draw whose seed was not revealed in time, and what it means for the bets; it stays in the record. */
export function LateDraw({ proof: { lateSince, drawnAt } }: { proof: DrawProof }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  if (lateSince === null) return null;
  const due = momentText(lateSince, timeZone, i18n.locale);
  return (
    <DrawFault
      icon={Hourglass}
      title={drawnAt === null ? t`This draw is late` : t`This draw was late`}
    >
      {t`Its seed was due by ${due}. Every bet on it stays as it is: the seed was fixed before the sales, so a late draw has the same numbers. No later draw of this game comes before it.`}
    </DrawFault>
  );
}
