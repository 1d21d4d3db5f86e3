import { useLingui } from '@lingui/react/macro';
import Hourglass from 'lucide-react/icons/hourglass';
import { useServices } from '../../lib/services.ts';
import { momentText } from '../../lib/time-text.ts';
import type { DrawProof } from '../../parts/lottery/lottery-offer.ts';

/** The fault of a draw whose seed was not revealed in time, and what it means for the bets; it stays in the record. */
export function LateDraw({ proof: { lateSince, drawnAt } }: { proof: DrawProof }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  if (lateSince === null) return null;
  const due = momentText(lateSince, timeZone, i18n.locale);
  return (
    <section
      aria-labelledby="late-draw"
      className="flex gap-3 rounded-box border-2 border-warning bg-surface p-4"
    >
      <Hourglass size={24} aria-hidden="true" className="shrink-0 text-warning" />
      <div>
        <h3 id="late-draw" className="text-16 font-bold">
          {drawnAt === null ? t`This draw is late` : t`This draw was late`}
        </h3>
        <p className="text-14">{t`Its seed was due by ${due}. Every bet on it stays as it is: the seed was fixed before the sales, so a late draw has the same numbers. No later draw of this game comes before it.`}</p>
      </div>
    </section>
  );
}
