import { useLingui } from '@lingui/react/macro';
import type { Kind } from '@palpite/lottery/games.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useServices } from '../../../lib/services.ts';
import { familyGround } from '../family-ground.ts';
import { issueQuery } from '../lottery-queries.ts';
import { stageHeight } from './stage-size.ts';

const DrawStage = lazyPart(() => import('./draw-stage.tsx'), 'DrawStage');

/** The stage of a game, whose code comes after the page. */
export function DrawStageLater({ gameCode, kind }: { gameCode: string; kind: Kind }) {
  const { t } = useLingui();
  const { data, isError } = useQuery(issueQuery(useServices(), gameCode));
  const place = <Skeleton className={`w-full ${stageHeight(kind)}`} />;
  if (!data) return isError ? null : place;
  if (!data.last) {
    return (
      <p
        className={`grid place-items-center rounded-card text-14 font-semibold text-on-art ${stageHeight(kind)} ${familyGround(kind)}`}
      >
        {t`No draw yet`}
      </p>
    );
  }
  return (
    <Suspense fallback={place}>
      <DrawStage kind={kind} draw={data.last} />
    </Suspense>
  );
}
