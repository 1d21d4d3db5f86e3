import { Trans } from '@lingui/react/macro';
import type { LotteryGame } from '@palpite/contract/game.ts';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Countdown } from '../../parts/lottery/countdown.tsx';
import { useIssueClock } from '../../parts/lottery/issue-clock.ts';
import { lotteryTarget } from '../../parts/lottery/lottery-target.ts';
import { passedOfDay } from '../../parts/lottery/passed-of.ts';
import { SaleDial } from '../../parts/lottery/sale-dial.tsx';

const stripClass =
  'flex h-full items-center gap-3 rounded-card bg-ink px-3 text-14 text-on-ink outline-offset-2';

/** The next draw in one line, the whole of it a link; the way to all lotteries until the draw is known. */
export function DrawStrip({ game }: { game: LotteryGame | undefined }) {
  if (game) return <NextDraw game={game} />;
  return (
    <Link to="/lottery" className={stripClass}>
      <span className="flex-1 font-semibold">
        <Trans>Lotteries</Trans>
      </span>
      <ChevronRight size={18} />
    </Link>
  );
}

function NextDraw({ game }: { game: LotteryGame }) {
  const { phase, end } = useIssueClock(game.gameCode);
  return (
    <Link {...lotteryTarget(game)} className={stripClass}>
      <SaleDial passed={passedOfDay({ phase, end })} className="size-8" />
      {/* One below the other: a phone has no room for both in a line. */}
      <span className="flex min-w-0 flex-1 flex-col leading-tight">
        <span className="truncate text-12">
          <Trans>The next draw</Trans>
          <span className="sr-only">: </span>
        </span>
        <b className="truncate">{game.gameName}</b>
      </span>
      <Countdown end={end} className="display text-20" />
      <ChevronRight size={18} />
    </Link>
  );
}
