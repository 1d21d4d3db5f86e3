import type { Kind } from '@palpite/lottery/games.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useServices } from '../../../lib/services.ts';
import { issueQuery } from '../lottery-queries.ts';
import { stageHeight } from './stage-size.ts';

const DrawStage = lazyPart(() => import('./draw-stage.tsx'), 'DrawStage');

/** The stage of a game, whose code comes after the page; nothing of a game that has drawn nothing yet. */
export function DrawStageLater({ gameCode, kind }: { gameCode: string; kind: Kind }) {
  const { data } = useQuery(issueQuery(useServices(), gameCode));
  const place = <Skeleton className={`w-full ${stageHeight(kind)}`} />;
  if (!data) return place;
  if (!data.last) return null;
  return (
    <Suspense fallback={place}>
      <DrawStage kind={kind} draw={data.last} />
    </Suspense>
  );
}
