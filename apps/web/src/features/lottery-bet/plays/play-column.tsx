import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import type { PlayPickerProps } from '../board/play-picker.tsx';
import { useWide } from '../board/use-wide.ts';

const PlayTree = lazyPart(() => import('./play-tree.tsx'), 'PlayTree');

/** All plays beside the board, where there is room. Its code is asked for there alone. */
export function PlayColumn(props: PlayPickerProps) {
  const { t } = useLingui();
  const isWide = useWide();
  const place = <Skeleton className="h-96 w-full" />;
  return (
    <aside
      aria-label={t`Plays`}
      className="no-scrollbar sticky top-[calc(var(--header-height)+1rem)] hidden max-h-[calc(100dvh-var(--header-height)-2rem)] overflow-y-auto overscroll-contain @min-[68rem]:col-start-1 @min-[68rem]:row-span-3 @min-[68rem]:row-start-1 @min-[68rem]:block"
    >
      {isWide ? (
        <Suspense fallback={place}>
          <PlayTree {...props} />
        </Suspense>
      ) : (
        place
      )}
    </aside>
  );
}
