import { Trans } from '@lingui/react/macro';
import type { LotteryGame } from '@palpite/contract/game.ts';
import type { Kind } from '@palpite/lottery/games.ts';
import { buttonClass } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../lib/services.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Countdown } from '../../parts/lottery/countdown.tsx';
import { DrawnNumbers } from '../../parts/lottery/drawn-numbers.tsx';
import { useIssueClock } from '../../parts/lottery/issue-clock.ts';
import { lotteryMenuQuery } from '../../parts/lottery/lottery-queries.ts';
import { lotteryTarget } from '../../parts/lottery/lottery-target.ts';
import { DrawsFrame } from './draws-frame.tsx';

/** Kinds whose numbers fit one line of a card, each with the ink that its card is printed in. */
const KINDS = [
  { kind: 'k3', ink: 'ink-6' },
  { kind: '5d', ink: 'ink-1' },
] as const satisfies readonly { kind: Kind; ink: string }[];

/** As high in each state. */
const CARD = 'relative min-h-40 overflow-hidden rounded-[max(1rem,var(--radius-box))] p-4 md:p-5';

/** Two lotteries of every few minutes: what each drew last, and how long it takes bets. */
export function FastDraws({ near }: { near: boolean }) {
  const asked = useQuery({ ...lotteryMenuQuery(useServices(), 'Elott'), enabled: near });
  const menu = useHydrated() ? asked.data : undefined;
  const cards = KINDS.map(({ kind, ink }) => {
    const group = menu?.gameMenus.find(({ gameGroupCode }) => gameGroupCode === kind);
    return { kind, ink, game: group?.gameMenus.find(({ maintenance }) => !maintenance) };
  });
  if (asked.isError || (menu && cards.every(({ game }) => game === undefined))) return null;
  return (
    <DrawsFrame>
      <ul className="grid gap-3 md:grid-cols-2">
        {cards.map(({ kind, ink, game }) => (
          <li key={kind} className="min-w-0 empty:hidden">
            {game && <Fast kind={kind} ink={ink} game={game} />}
            {!menu && <Skeleton className={CARD} />}
          </li>
        ))}
      </ul>
    </DrawsFrame>
  );
}

function Fast({ kind, ink, game }: { kind: Kind; ink: string; game: LotteryGame }) {
  const { phase, end, last } = useIssueClock(game.gameCode);
  const draw = last ?? (game.lastDraw && { prizes: [{ ...game.lastDraw, labelName: '' }] });
  const closed = phase === 'closed' || phase === 'none';
  return (
    <article className={classNames(CARD, ink, 'flex flex-col bg-ink text-on-ink')}>
      <div className="flex items-start justify-between gap-3">
        <h3 className="display min-w-0 text-20 md:text-24">
          <Link
            {...lotteryTarget(game)}
            className="outline-offset-2 after:absolute after:inset-0 hover:underline"
          >
            {game.gameName}
          </Link>
        </h3>
        <p className="text-right">
          <span className="block text-12">
            {closed ? <Trans>Sales are closed</Trans> : <Trans>Sales close in</Trans>}
          </span>
          <Countdown end={end} className="block min-w-14 text-32 leading-9 font-bold" />
        </p>
      </div>
      <div className="mt-auto flex items-end justify-between gap-3">
        <div className="min-h-9 min-w-0">
          {draw ? (
            <DrawnNumbers kind={kind} draw={draw} />
          ) : (
            <p className="text-13">
              <Trans>No draw yet</Trans>
            </p>
          )}
        </div>
        {/* The card is the link; this says so to the eye. */}
        <span aria-hidden="true" className={buttonClass({ tone: 'art', size: 'sm' })}>
          <Trans>Choose numbers</Trans>
        </span>
      </div>
    </article>
  );
}
