import { Trans, useLingui } from '@lingui/react/macro';
import type { LotteryGame } from '@palpite/contract/game.ts';
import { buttonClass } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import { DrawDay } from '../../parts/lottery/draw-day.tsx';
import { lotteryTarget } from '../../parts/lottery/lottery-target.ts';
import { PhaseMark } from '../../parts/lottery/phase-mark.tsx';
import { vietnamDay } from '../../parts/lottery/vietnam-time.ts';
import { useGamePhase } from './game-phase.ts';
import type { HallGroup } from './hall-group.ts';
import { PhaseRoom } from './phase-room.tsx';
import { RegionNews } from './region-news.tsx';
import { RegionPays } from './region-pays.tsx';
import { type RegionRows, regionRows } from './region-rows.ts';
import { NextStation, WaitingStation } from './station-row.tsx';

interface RegionCardProps {
  group: HallGroup;
}

/** A region of Vietnam: stations that are drawing, those that are drawn next, what each drew on the last day, all others. */
export function RegionCard({ group }: RegionCardProps) {
  const { labelName, gameMenus, pays = [] } = group;
  const rows = regionRows(gameMenus);
  const first = rows.first ?? rows.waiting[0] ?? gameMenus[0];
  if (!first) return null;
  return (
    <section
      aria-label={labelName}
      className="@container flex h-full flex-col rounded-card border border-border bg-surface"
    >
      <RegionHead name={labelName} rows={rows} />
      <ul>
        {rows.waiting.map((game) => (
          <WaitingStation key={game.gameCode} game={game} />
        ))}
        {rows.next.map((game) => (
          <NextStation key={game.gameCode} game={game} />
        ))}
      </ul>
      <LastDay rows={rows} first={first} />
      {rows.drawn.length < 2 && pays.length > 0 && (
        <RegionPays
          pays={pays.slice(0, PLAYS_BESIDE[rows.waiting.length + rows.next.length] ?? 3)}
        />
      )}
      <OtherStations others={rows.others} />
      <div className="mt-auto grid grid-cols-2 gap-2 border-t border-border p-3">
        <Link
          {...lotteryTarget(rows.drawn[0] ?? first, { view: 'results' })}
          className={buttonClass()}
        >
          <Trans>Results</Trans>
          <span className="sr-only">{`: ${labelName}`}</span>
        </Link>
        <Link {...lotteryTarget(first)} className={buttonClass({ tone: 'accent' })}>
          <Trans context="verb">Bet</Trans>
          <span className="sr-only">{`: ${labelName}`}</span>
        </Link>
      </div>
      <RegionNews name={labelName} rows={rows} />
    </section>
  );
}

/** By the stations that it lists: the fewer there are, the more room is left beside the other regions. */
const PLAYS_BESIDE: Readonly<Record<number, number>> = { 1: 6, 2: 4 };

const NOTHING = { accountTypeName: 'TCG_LOTTO_VN', nextDraw: null, maintenance: false } as const;

function RegionHead({ name, rows: { waiting, first } }: { name: string; rows: RegionRows }) {
  const phase = useGamePhase(first ?? NOTHING);
  return (
    // Side by side only where the longest mark leaves room for a name of two lines.
    <div className="flex min-h-13 flex-col justify-center gap-x-2 gap-y-1 border-b border-border px-4 py-2 @min-[20rem]:flex-row @min-[20rem]:items-center @min-[20rem]:justify-between">
      <h2 className="min-w-0 font-display text-16 leading-5 font-bold @min-[24rem]:text-20 @min-[24rem]:leading-6">
        {name}
      </h2>
      <PhaseRoom>
        <PhaseMark phase={waiting.length > 0 ? 'closed' : phase === 'rest' ? 'none' : phase} />
      </PhaseRoom>
    </div>
  );
}

/** What each station of the last day drew: its special prize, the way to the rest. */
function LastDay({ rows: { waiting, drawn }, first }: { rows: RegionRows; first: LotteryGame }) {
  const { t, i18n } = useLingui();
  // What has closed is drawn before what is on sale.
  const coming = waiting[0]?.awaiting ?? first.nextDraw;
  const last = drawn[0]?.lastDraw;
  if (!last) {
    return (
      <p className="min-h-12 border-t border-border px-4 py-3 text-13 text-muted">
        {coming ? (
          <>
            <Trans>No draw yet. The first numbers come here:</Trans>{' '}
            <DrawDay game={{ nextDraw: coming }} />
          </>
        ) : (
          t`No draw yet`
        )}
      </p>
    );
  }
  // A region of one station has room for a large number.
  const isAlone = drawn.length === 1;
  const day = vietnamDay(last.openedAt, i18n.locale);
  return (
    <div className="flex flex-col border-t border-border bg-sunken/50 py-1">
      <p className="px-4 pt-1 text-12 font-semibold text-muted">{t`Special prize, ${day}`}</p>
      <ul>
        {drawn.map((game) => (
          <li key={game.gameCode}>
            {/* In a narrow card every figure is below its name: beside short names alone it would jump. */}
            <Link
              {...lotteryTarget(game, { view: 'results' })}
              className="flex min-h-9 flex-col justify-center gap-x-3 px-4 py-1 text-14 hover:text-accent-strong touch:min-h-11 @min-[20rem]:flex-row @min-[20rem]:flex-wrap @min-[20rem]:items-center @min-[20rem]:justify-between @min-[20rem]:py-0"
            >
              <span className="min-w-0 truncate">{game.gameName}</span>
              <span
                className={classNames(
                  'font-display font-bold tracking-wide text-accent-strong tabular',
                  isAlone ? 'text-24 @min-[20rem]:text-40' : 'text-20',
                )}
              >
                {game.lastDraw?.numbers.join(' ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OtherStations({ others }: Pick<RegionRows, 'others'>) {
  const { t } = useLingui();
  const othersCount = others.length;
  if (othersCount === 0) return null;
  return (
    <details className="border-t border-border">
      <summary className="flex control-md cursor-pointer items-center px-4 text-14 font-semibold text-muted hover:text-default">
        {t`Other stations (${othersCount})`}
      </summary>
      <ul>
        {others.map((game) => (
          <NextStation key={game.gameCode} game={game} />
        ))}
      </ul>
    </details>
  );
}
