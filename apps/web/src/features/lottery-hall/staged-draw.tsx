import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Suspense } from 'react';
import { DrawStage } from '../../parts/lottery/stage/draw-stage-later.tsx';
import { stageHeight } from '../../parts/lottery/stage/stage-size.ts';
import { DrawSteps, type DrawStepsProps } from './draw-steps.tsx';
import { SumLine } from './sum-line.tsx';

interface StagedDrawProps extends DrawStepsProps {
  /** It is in the address; without that the stage goes on to each new draw. */
  isAsked: boolean;
}

/** A draw as its game draws it, as beside the board; below it what the numbers are, and the ways on. */
export function StagedDraw({ isAsked, ...steps }: StagedDrawProps) {
  const { game, draws, draw } = steps;
  const { kind } = game;
  return (
    <div className="@container flex flex-col gap-3">
      <Suspense fallback={<Skeleton className={`w-full ${stageHeight(kind)}`} />}>
        <DrawStage
          key={isAsked ? draw.numero : game.gameCode}
          kind={kind}
          draw={draw}
          isPast={draw !== draws[0]}
        />
      </Suspense>
      <DrawSteps {...steps}>
        <SumLine game={game} numbers={draw.prizes.flatMap((prize) => prize.numbers)} />
      </DrawSteps>
    </div>
  );
}
