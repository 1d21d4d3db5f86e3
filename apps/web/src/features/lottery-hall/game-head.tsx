import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Countdown } from '../../parts/lottery/countdown.tsx';
import { useIssueClock } from '../../parts/lottery/issue-clock.ts';
import type { LotteryPath } from '../../parts/lottery/lottery-target.ts';
import { PhaseMark } from './phase-mark.tsx';
import type { LotteryOffer } from './lottery-offer.ts';

interface GameHeadProps {
  path: LotteryPath;
  game: Pick<LotteryOffer, 'gameCode' | 'gameName'>;
  view: 'results' | 'proof';
}

/** What the page is about: the game, its sale, the way to the hall. */
export function GameHead({ path, game: { gameCode, gameName }, view }: GameHeadProps) {
  const { t } = useLingui();
  const { phase, secondsLeft } = useIssueClock(gameCode);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="mr-auto min-w-0">
        <Link
          to={path}
          className="inline-flex control-sm items-center gap-2 text-14 font-semibold text-muted hover:text-default"
        >
          <ArrowLeft size={18} />
          {t`All lotteries`}
        </Link>
        <h1 className="text-24 font-bold md:text-32">
          {view === 'results' ? t`Results: ${gameName}` : t`Verify a draw: ${gameName}`}
        </h1>
      </div>
      <PhaseMark phase={phase} />
      {secondsLeft !== null && <Countdown seconds={secondsLeft} className="text-20 font-bold" />}
    </header>
  );
}
