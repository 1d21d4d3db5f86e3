import { useLingui } from '@lingui/react/macro';
import BadgeX from 'lucide-react/icons/badge-x';
import { useServices } from '../../lib/services.ts';
import { momentText } from '../../lib/time-text.ts';
import type { DrawProof } from '../../parts/lottery/lottery-offer.ts';
import { DrawFault } from '../../parts/lottery/draw-fault.tsx';

/** The fault of a draw whose opened seed was not the sealed one; it stays in the record. */
export function RefusedDraw({ proof: { refusedAt } }: { proof: DrawProof }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  if (refusedAt === null) return null;
  const at = momentText(refusedAt, timeZone, i18n.locale);
  return (
    <DrawFault icon={BadgeX} title={t`This draw was refused`}>
      {t`At ${at} the seed that was opened was not the one that was sealed, so nothing was drawn or paid with it. Every bet stays as it is, and the draw needs the sealed seed.`}
    </DrawFault>
  );
}
