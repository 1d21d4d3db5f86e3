import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { dateText } from '../../lib/time-text.ts';
import { DrawDay } from '../../parts/lottery/draw-day.tsx';
import { useIssueClock } from '../../parts/lottery/issue-clock.ts';
import { PrizeTable } from '../../parts/lottery/prize-table.tsx';
import { FastDraw } from './fast-draw.tsx';
import type { RegionDraw } from './region-draw.ts';

const tabClass =
  'control-md shrink-0 rounded-control px-3 text-14 font-semibold whitespace-nowrap aria-pressed:bg-surface aria-pressed:text-default shell-rail:aria-pressed:bg-accent-soft shell-rail:aria-pressed:text-accent-strong';

/** What a region drew last, with a tab for each region. */
export function LastDraws({ regions }: { regions: readonly RegionDraw[] }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string>();
  const region = regions.find(({ code }) => code === chosen) ?? regions[0];
  if (!region) return null;
  return (
    <div className="min-w-0 overflow-hidden rounded-card border border-border bg-surface shell-rail:rounded-none shell-rail:border-x-0 shell-rail:bg-transparent">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-(--color-ink1) px-4 py-2 text-(--color-on-ink1) shell-rail:bg-transparent shell-rail:px-0 shell-rail:text-default">
        <h3 className="display text-20 shell-top:uppercase">
          <Trans>Last draw</Trans>
        </h3>
        <div
          role="group"
          aria-label={t`Region`}
          className="no-scrollbar -m-1 flex max-w-full min-w-0 gap-1 overflow-x-auto p-1 md:ml-auto"
        >
          {regions.map(({ code, name }) => (
            <button
              key={code}
              type="button"
              aria-pressed={code === region.code}
              className={tabClass}
              onClick={() => setChosen(code)}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      <LastDraw key={region.code} region={region} />
    </div>
  );
}

function LastDraw({ region: { next } }: { region: RegionDraw }) {
  const { i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const { last, phase } = useIssueClock(next.gameCode);
  if (phase === 'loading') return <div className="h-64" />;
  if (!last) {
    return (
      <div className="flex h-64 flex-col items-center justify-center gap-4 px-4 text-center">
        <p className="display text-24">{next.gameName}</p>
        <p className="text-14 text-muted">
          <Trans>No draw yet. The first numbers come here:</Trans> <DrawDay game={next} />
        </p>
        <FastDraw />
      </div>
    );
  }
  const date = dateText(last.openedAt, timeZone, i18n.locale);
  const { gameName } = next;
  return (
    <div>
      <p className="flex justify-between gap-3 px-3 pt-3 text-13">
        <b>{gameName}</b>
        <span className="text-muted">{date}</span>
      </p>
      <PrizeTable draw={last} caption={`${gameName}, ${date}`} />
    </div>
  );
}
