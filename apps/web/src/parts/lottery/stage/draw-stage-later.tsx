import type { Kind } from '@palpite/lottery/games.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useServices } from '../../../lib/services.ts';
import { issueQuery } from '../lottery-queries.ts';
import { NoDrawYet } from './no-draw-yet.tsx';
import { stageHeight } from './stage-size.ts';

export const DrawStage = lazyPart(() => import('./draw-stage.tsx'), 'DrawStage');

/** The stage of a game, whose code comes after the page; before the first draw too, so that it is acted out. */
export function DrawStageLater({ gameCode, kind }: { gameCode: string; kind: Kind }) {
  const { data, isError } = useQuery(issueQuery(useServices(), gameCode));
  const place = <Skeleton className={`w-full ${stageHeight(kind)}`} />;
  if (!data) return isError ? null : place;
  return (
    <Suspense fallback={data.last ? place : <NoDrawYet kind={kind} />}>
      <DrawStage key={gameCode} kind={kind} draw={data.last} />
    </Suspense>
  );
}
