import { Trans, useLingui } from '@lingui/react/macro';
import type { LotteryGame } from '@palpite/contract/game.ts';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../lib/services.ts';
import { dateText } from '../../lib/time-text.ts';
import { DrawnNumbers } from '../../parts/lottery/drawn-numbers.tsx';
import { FavouriteStar } from '../../parts/lottery/favourite-star.tsx';
import { GameCountdown } from '../../parts/lottery/game-countdown.tsx';
import { useIssueClock } from '../../parts/lottery/issue-clock.ts';
import { lotteryTarget } from '../../parts/lottery/lottery-target.ts';
import { nextStations } from '../../parts/lottery/next-stations.ts';
import { PhaseMark } from '../../parts/lottery/phase-mark.tsx';
import type { ServerOffset } from '../../parts/lottery/server-offset.ts';
import type { HallGroup } from './hall-group.ts';

interface RegionCardProps {
  group: HallGroup;
  serverOffset: ServerOffset;
}

/** A region of Vietnam: the stations that are drawn next, what the first of them drew last, and all others. */
export function RegionCard({ group, serverOffset }: RegionCardProps) {
  const { t } = useLingui();
  const { labelName, gameMenus } = group;
  const next = nextStations(gameMenus);
  const first = next[0] ?? gameMenus[0];
  if (!first) return null;
  const others = gameMenus.filter((game) => !next.includes(game));
  const othersCount = others.length;
  return (
    <section
      aria-label={labelName}
      className="flex h-full flex-col rounded-card border border-border bg-surface"
    >
      <RegionHead name={labelName} game={first} />
      <ul>
        {next.map((game) => (
          <StationRow key={game.gameCode} game={game} serverOffset={serverOffset} />
        ))}
      </ul>
      <LastDraw game={first} />
      {othersCount > 0 && (
        <details className="border-t border-border">
          <summary className="flex control-md cursor-pointer items-center px-4 text-14 font-semibold text-muted hover:text-default">
            {t`Other stations (${othersCount})`}
          </summary>
          <ul>
            {others.map((game) => (
              <StationRow key={game.gameCode} game={game} serverOffset={serverOffset} />
            ))}
          </ul>
        </details>
      )}
      <div className="mt-auto grid grid-cols-2 gap-2 border-t border-border p-3">
        <Link {...lotteryTarget(first, { view: 'results' })} className={buttonClass()}>
          <Trans>Results</Trans>
          <span className="sr-only">{`: ${labelName}`}</span>
        </Link>
        <Link {...lotteryTarget(first)} className={buttonClass({ tone: 'accent' })}>
          <Trans>Bet</Trans>
          <span className="sr-only">{`: ${labelName}`}</span>
        </Link>
      </div>
    </section>
  );
}

function RegionHead({ name, game }: { name: string; game: LotteryGame }) {
  const { phase } = useIssueClock(game.gameCode);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-b border-border px-4 py-3">
      <h2 className="font-display text-20 font-bold">{name}</h2>
      <PhaseMark phase={phase} />
    </div>
  );
}

function StationRow({ game, serverOffset }: { game: LotteryGame; serverOffset: ServerOffset }) {
  return (
    <li className="flex min-h-14 items-center gap-2 border-b border-border pr-1 pl-4 last:border-0">
      <Link
        {...lotteryTarget(game)}
        className="flex min-h-11 min-w-0 flex-1 items-center text-14 font-semibold hover:text-accent-strong"
      >
        <span className="truncate">{game.gameName}</span>
      </Link>
      <GameCountdown game={game} serverOffset={serverOffset} />
      <FavouriteStar game={game} />
    </li>
  );
}

function LastDraw({ game }: { game: LotteryGame }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const { last } = useIssueClock(game.gameCode);
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-2 border-t border-border px-4 py-2">
      <span className="text-13 text-muted">
        {last ? t`Last draw ${dateText(last.openedAt, timeZone, i18n.locale)}` : t`No draw yet`}
      </span>
      {last && <DrawnNumbers kind="south" draw={last} size="sm" />}
    </div>
  );
}
