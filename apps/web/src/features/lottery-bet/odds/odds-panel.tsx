import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useWide } from '../board/use-wide.ts';
import type { PlayOddsProps } from './play-odds.tsx';

const PlayOdds = lazyPart(() => import('./play-odds.tsx'), 'PlayOdds');
const PlayTrend = lazyPart(() => import('./play-trend.tsx'), 'PlayTrend');

/** How the results of a play lie and what they pay, or how the last draws fell: beside the board, or in a fold below it. Its code comes after the board's. */
export function OddsPanel(props: PlayOddsProps) {
  const { t } = useLingui();
  const isWide = useWide();
  const [isOpen, setOpen] = useState(false);
  const isTrend = props.game.kind === '5d';
  const name = isTrend ? t`The last draws` : t`Odds of this play`;
  const place = <Skeleton className="h-80 w-full" />;
  const odds = (
    <Suspense fallback={place}>
      {isTrend ? <PlayTrend game={props.game} /> : <PlayOdds {...props} />}
    </Suspense>
  );
  return (
    <>
      <aside aria-label={name} className="hidden min-h-88 self-start @min-[68rem]:block">
        {/* The place is kept; the card is as high as its table. */}
        <div className="rounded-card border border-border bg-surface p-3">
          {isWide ? odds : place}
        </div>
      </aside>
      <details
        className="group rounded-box border border-border bg-surface @min-[68rem]:hidden"
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 text-14 font-semibold">
          <span className="min-w-0 flex-1">{name}</span>
          <ChevronDown size={18} className="shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        {isOpen && <div className="border-t border-border p-3">{odds}</div>}
      </details>
    </>
  );
}
