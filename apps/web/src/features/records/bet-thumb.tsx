import type { Bet } from '@palpite/contract/record.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { Picture } from '@palpite/ui/picture.tsx';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';

const LotterySign = lazyPart(() => import('../../parts/lottery/lottery-sign.tsx'), 'LotterySign');

interface BetThumbProps {
  game: Bet['game'];
  /** Its height; it is as wide as the brand's tiles are. */
  className: string;
}

/** The tile of a bet's game, small; decoration, since the game's name is next to it. */
export function BetThumb({ game: { picture, lottery }, className }: BetThumbProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative grid aspect-(--tile-ratio) shrink-0 place-items-center overflow-hidden rounded-control bg-accent-soft text-accent-strong',
        className,
      )}
    >
      {picture ? (
        <Picture source={picture} alt="" sizes="5rem" loading="eager" fill />
      ) : (
        <Suspense>
          <LotterySign gameCode={lottery?.gameCode ?? ''} className="size-full" />
        </Suspense>
      )}
    </span>
  );
}
