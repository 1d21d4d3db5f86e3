import { useLingui } from '@lingui/react/macro';
import type { LotteryGame } from '@palpite/contract/game.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { Countdown } from './countdown.tsx';
import { DrawDay } from './draw-day.tsx';
import type { ServerOffset } from './server-offset.ts';

const DAY_SECONDS = 86_400;

interface GameCountdownProps {
  game: Pick<LotteryGame, 'nextDraw' | 'maintenance'>;
  serverOffset: ServerOffset;
  className?: string;
}

/** Until a game of a menu closes; more than a day before, when it is drawn. */
export function GameCountdown({
  game,
  serverOffset,
  className = 'text-16 font-bold',
}: GameCountdownProps) {
  const { t } = useLingui();
  const { nextDraw, maintenance } = game;
  const left = useSecondsLeft(nextDraw ? Date.parse(nextDraw.closesAt) - (serverOffset ?? 0) : 0);
  if (maintenance) return <span className="text-13 text-muted">{t`Under maintenance`}</span>;
  if (serverOffset === null) return <Skeleton className="h-5 w-14" />;
  if (nextDraw && left > DAY_SECONDS) return <DrawDay game={game} />;
  return <Countdown seconds={nextDraw ? left : null} className={className} />;
}
