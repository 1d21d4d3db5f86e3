import { useLingui } from '@lingui/react/macro';
import Info from 'lucide-react/icons/info';
import type { CountedPlace } from './statistics-query.ts';

/** More than this is worth a look: chance alone goes so far once in some hundred times. */
const FAR = 3;

interface ChanceNoteProps {
  counted: CountedPlace;
  drawCount: number;
  /** How likely a symbol is to come in one draw, from 0 to 1. */
  chance: number;
}

/** That past draws change nothing, and whether chance explains what they counted; the test's figure for those who ask. */
export function ChanceNote({ counted, drawCount, chance }: ChanceNoteProps) {
  const { t, i18n } = useLingui();
  const { degrees } = counted;
  const share = i18n.number(chance, { style: 'percent', maximumFractionDigits: 2 });
  const figure = i18n.number(Number(counted.chiSquare), { maximumFractionDigits: 1 });
  const count = i18n.number(drawCount);
  const isWithin = Number(counted.deviations) < FAR;
  return (
    <div className="flex gap-3 rounded-box bg-sunken p-3 text-14">
      <Info size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-info" />
      <div>
        <p>
          <strong>{t`Past draws change nothing.`}</strong>{' '}
          {t`At the next draw every number has the same chance as before, ${share}, whether it came just now or long ago.`}
        </p>
        <p>
          <strong>{isWithin ? t`Within chance.` : t`More than chance explains easily.`}</strong>{' '}
          {isWithin
            ? t`The counts below differ as much as chance makes them differ.`
            : t`Verify the draws, and ask customer service about them.`}
        </p>
        <details className="text-13">
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-muted underline decoration-border-strong underline-offset-4 hover:text-default touch:min-h-11">{t`The figure`}</summary>
          <p className="tabular">{t`χ² = ${figure} with ${degrees} degrees of freedom, over ${count} draws`}</p>
        </details>
      </div>
    </div>
  );
}
