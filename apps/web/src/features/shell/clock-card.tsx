import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Countdown } from '../../parts/lottery/countdown.tsx';
import { DrawnNumbers } from '../../parts/lottery/drawn-numbers.tsx';
import { type FastLottery, useFastLottery } from '../../parts/lottery/fast-lottery.ts';
import { useIssueClock } from '../../parts/lottery/issue-clock.ts';
import { lotteryTarget } from '../../parts/lottery/lottery-target.ts';
import { CLOCK_CARD_CLASS, CLOCK_PLACE_CLASS } from './clock-card-class.ts';

/** A lottery of every few minutes below the menu's rows: its running clock and what it drew last, all of it one link. */
export function ClockCard() {
  const { fast, isPending } = useFastLottery({ drawn: false });
  if (!fast) return isPending ? <div className={CLOCK_PLACE_CLASS} /> : null;
  return <Clock {...fast} />;
}

function Clock({ kind, game }: FastLottery) {
  const { phase, end, last } = useIssueClock(game.gameCode);
  const draw = last ?? (game.lastDraw && { prizes: [{ ...game.lastDraw, labelName: '' }] });
  const closed = phase === 'closed' || phase === 'none';
  const known = phase !== 'loading' && phase !== 'failed';
  return (
    <div className={CLOCK_CARD_CLASS}>
      <div className="flex min-h-8 items-baseline justify-between gap-2">
        <Link
          {...lotteryTarget(game)}
          className="display min-w-0 truncate text-16 outline-none after:absolute after:inset-0 after:rounded-[0.875rem] hover:underline focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          {game.gameName}
        </Link>
        {/* In the text's face: the figures of a wide display face leave gaps where they are all as wide as its 0. */}
        {end !== null && <Countdown end={end} className="text-24 font-bold" />}
      </div>
      <p className="min-h-5 truncate text-13">
        {closed && <Trans>Sales are closed</Trans>}
        {known && !closed && <Trans>Sales close in</Trans>}
      </p>
      <div className="mt-auto flex min-h-9 flex-col justify-end">
        {draw ? (
          <DrawnNumbers kind={kind} draw={draw} size="sm" />
        ) : (
          <p className="text-13">
            <Trans>No draw yet</Trans>
          </p>
        )}
      </div>
    </div>
  );
}
