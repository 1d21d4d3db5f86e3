import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { tabClass, tabRowClass } from '@palpite/ui/tabs.tsx';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { ChoiceLink } from '../../lib/choice-link.tsx';
import { Countdown } from './countdown.tsx';
import { type LotteryIssue, useIssueClock } from './issue-clock.ts';
import type { LotteryOffer } from './lottery-offer.ts';
import type { LotterySearch } from './lottery-search.ts';
import type { LotteryPath } from './lottery-target.ts';
import { Moon } from './moon.tsx';
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
    <header className="flex flex-wrap items-end gap-x-6 gap-y-2">
      <div className="min-w-0">
        <Link
          to={path}
          className="inline-flex control-sm items-center gap-2 text-14 font-semibold text-muted hover:text-default"
        >
          <ArrowLeft size={18} />
          {t`All lotteries`}
        </Link>
        <h1 className="text-24 font-bold md:text-32">{title}</h1>
      </div>
      <GameViews path={path} gameCode={gameCode} view={view} />
      <SaleClock gameCode={gameCode} />
    </header>
  );
}

/** Renders each second, so nothing else is in it. */
function SaleClock({ gameCode }: { gameCode: string }) {
  const { t } = useLingui();
  const { phase, secondsLeft, issue } = useIssueClock(gameCode);
  const numero = issue?.numero;
  return (
    <div className="order-2 flex min-h-11 basis-full items-center gap-3 md:order-3 md:ml-auto md:basis-auto">
      {phase !== 'loading' && phase !== 'failed' && (
        <Moon lit={litOf(issue, secondsLeft)} className="size-9" />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {secondsLeft !== null && <Countdown seconds={secondsLeft} className="text-24 font-bold" />}
        <PhaseMark phase={phase} />
        {numero !== undefined && <span className="text-14 text-muted">{t`Issue ${numero}`}</span>}
      </div>
    </div>
  );
}

/** The share of the sale that has passed: the moon is full when it is closed. */
function litOf(issue: LotteryIssue | null, secondsLeft: number | null): number {
  if (!issue || secondsLeft === null) return 1;
  const whole = (Date.parse(issue.closesAt) - Date.parse(issue.opensAt)) / 1_000;
  return Math.min(1, Math.max(0, 1 - secondsLeft / whole));
}

function GameViews({ path, gameCode, view }: Omit<GameHeadProps, 'game'> & { gameCode: string }) {
  const { t } = useLingui();
  const links = [
    { of: 'bet', label: t`Bet`, search: { gameCode } },
    { of: 'results', label: t`Results`, search: { gameCode, view: 'results' } },
    { of: 'bets', label: t`My bets`, search: { gameCode, view: 'bets' } },
  ] as const;
  return (
    <nav
      aria-label={t`Views of this lottery`}
      className={classNames(tabRowClass, 'order-3 md:order-2')}
    >
      {links.map(({ of, label, search }) => (
        <ChoiceLink key={of} to={path} search={search} current={of === view} className={tabClass}>
          {label}
        </ChoiceLink>
      ))}
    </nav>
  );
}
