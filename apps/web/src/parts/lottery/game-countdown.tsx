import { useLingui } from '@lingui/react/macro';
import type { LotteryGame } from '@palpite/contract/game.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useAsTimePasses } from '../../lib/ticking.ts';
import { Countdown } from './countdown.tsx';
import { DrawDay } from './draw-day.tsx';
import type { ServerOffset } from './server-offset.ts';

const DAY_MILLISECONDS = 86_400_000;

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
  const end = nextDraw && Date.parse(nextDraw.closesAt) - (serverOffset ?? 0);
  const isFar = useAsTimePasses(() => end !== null && end - Date.now() > DAY_MILLISECONDS);
  if (maintenance) return <span className="text-13 text-muted">{t`Under maintenance`}</span>;
  if (serverOffset === null) return <Skeleton className="h-5 w-14" />;
  if (isFar) return <DrawDay game={game} />;
  return <Countdown end={end} className={className} />;
}
