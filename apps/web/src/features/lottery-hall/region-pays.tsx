import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { oddsText } from '../../parts/lottery/odds-text.ts';
import { playGloss } from '../../parts/lottery/play-gloss.ts';
import { playName } from '../../parts/lottery/play-names.ts';
import type { HallGroup } from './hall-group.ts';

const FEW = 3;

/** What a region's first plays pay and return: where there is no number yet, or room beside the one there is. */
export function RegionPays({ pays: plays }: { pays: NonNullable<HallGroup['pays']> }) {
  const { t, i18n } = useLingui();
  return (
    <ul
      aria-label={t`What the plays pay`}
      className="flex flex-1 flex-col border-t border-border px-4 py-2"
    >
      {plays.map(({ play, odds, returnPercent }, at) => {
        const gloss = playGloss(i18n, play);
        const pays = oddsText(i18n, odds);
        const returns = i18n.number(Number(`${returnPercent}e-2`), {
          style: 'percent',
          maximumFractionDigits: 1,
          roundingMode: 'floor',
        });
        return (
          <li
            key={play}
            className={classNames(
              'flex flex-wrap items-baseline justify-between gap-x-3 py-1.5 text-14',
              // On a phone no card has another beside it.
              at >= FEW && 'max-md:hidden',
            )}
          >
            <span className="font-semibold">
              {playName(i18n, play)}
              {gloss !== undefined && (
                <span className="text-13 font-normal text-muted">{` · ${gloss}`}</span>
              )}
            </span>
            <span className="text-13 text-muted tabular">
              {t`1 pays ${pays} · returns ${returns}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
