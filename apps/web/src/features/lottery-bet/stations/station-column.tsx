import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useWide } from '../board/use-wide.ts';
import type { StationListProps } from './station-list.tsx';

const StationList = lazyPart(() => import('./station-list.tsx'), 'StationList');

/** All lotteries beside the board, where there is room. Its code and its menus are asked for there alone. */
export function StationColumn({ gameCode }: StationListProps) {
  const { t } = useLingui();
  const isWide = useWide();
  const place = <Skeleton className="h-96 w-full" />;
  return (
    <aside
      aria-label={t`All lotteries`}
      className="no-scrollbar sticky top-[calc(var(--header-height)+1rem)] hidden max-h-[calc(100dvh-var(--header-height)-2rem)] overflow-y-auto overscroll-contain @min-[68rem]:col-start-1 @min-[68rem]:row-span-3 @min-[68rem]:row-start-1 @min-[68rem]:block"
    >
      {isWide ? (
        <Suspense fallback={place}>
          <StationList gameCode={gameCode} />
        </Suspense>
      ) : (
        place
      )}
    </aside>
  );
}
