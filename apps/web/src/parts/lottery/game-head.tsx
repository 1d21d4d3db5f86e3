import { useLingui } from '@lingui/react/macro';
import { tabClass, tabRowClass } from '@palpite/ui/tabs.tsx';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Countdown } from './countdown.tsx';
import { useIssueClock } from './issue-clock.ts';
import type { LotteryOffer } from './lottery-offer.ts';
import type { LotterySearch } from './lottery-search.ts';
import type { LotteryPath } from './lottery-target.ts';
import { PhaseMark } from './phase-mark.tsx';

/** What of a game is shown; `bet` has no name in the address. */
export type GameView = NonNullable<LotterySearch['view']> | 'bet';

interface GameHeadProps {
  path: LotteryPath;
  game: Pick<LotteryOffer, 'gameCode' | 'gameName'>;
  view: GameView;
}

/** What the page is about: the game, its sale, the ways to its other views and to the hall. */
export function GameHead({ path, game, view }: GameHeadProps) {
  const { t } = useLingui();
  const { gameCode, gameName } = game;
  const title = {
    bet: gameName,
    bets: t`My bets: ${gameName}`,
    results: t`Results: ${gameName}`,
    proof: t`Verify a draw: ${gameName}`,
  }[view];
  return (
    <header className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="mr-auto min-w-0">
          <Link
            to={path}
            className="inline-flex control-sm items-center gap-2 text-14 font-semibold text-muted hover:text-default"
          >
            <ArrowLeft size={18} />
            {t`All lotteries`}
          </Link>
          <h1 className="text-24 font-bold md:text-32">{title}</h1>
        </div>
        <SaleClock gameCode={gameCode} />
      </div>
      <GameViews path={path} gameCode={gameCode} view={view} />
    </header>
  );
}

/** Renders each second, so nothing else is in it. */
function SaleClock({ gameCode }: { gameCode: string }) {
  const { t } = useLingui();
  const { phase, secondsLeft, issue } = useIssueClock(gameCode);
  const numero = issue?.numero;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {numero !== undefined && <span className="text-14 text-muted">{t`Issue ${numero}`}</span>}
      <PhaseMark phase={phase} />
      {secondsLeft !== null && <Countdown seconds={secondsLeft} className="text-20 font-bold" />}
    </div>
  );
}

function GameViews({ path, gameCode, view }: Omit<GameHeadProps, 'game'> & { gameCode: string }) {
  const { t } = useLingui();
  const links = [
    { of: 'bet', label: t`Bet`, search: { gameCode } },
    { of: 'results', label: t`Results`, search: { gameCode, view: 'results' } },
    { of: 'bets', label: t`My bets`, search: { gameCode, view: 'bets' } },
  ] as const;
  return (
    <nav aria-label={t`Views of this lottery`} className={tabRowClass}>
      {links.map(({ of, label, search }) => (
        <Link
          key={of}
          to={path}
          search={search}
          activeProps={{}}
          aria-current={of === view ? 'page' : undefined}
          className={tabClass}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
