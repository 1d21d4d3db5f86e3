import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import Layers from 'lucide-react/icons/layers';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { type ChaseSettings, gamesOf, isAtTwo, type SlipLine } from '../lines/slip-line.ts';
import type { LotteryOffer } from '../offer/offer.ts';

const ChaseSheet = lazyPart(() => import('./chase-sheet.tsx'), 'ChaseSheet');

export interface ChaseRowProps {
  game: LotteryOffer;
  lines: readonly SlipLine[];
  chase: ChaseSettings | null;
  onChange: (next: ChaseSettings | null) => void;
}

/** The slip's one row about the issues to come; it opens their table. */
export function ChaseRow(props: ChaseRowProps) {
  const { lines, chase, onChange } = props;
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const issues = chase?.issues ?? 0;
  const isAtMany = gamesOf(lines).length > 1;
  if (isAtMany || lines.some(isAtTwo)) {
    return (
      <div className="flex flex-wrap items-center gap-2 text-13 text-muted">
        <p className="min-w-0 flex-1">
          {isAtMany
            ? t`A slip of several lotteries cannot be chased.`
            : t`A slip with a bet at two stations cannot be chased.`}
        </p>
        {chase && <Button size="sm" onClick={() => onChange(null)}>{t`Turn the chase off`}</Button>}
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex control-md items-center gap-2 rounded-control text-14 hover:text-accent-strong"
      >
        <Layers size={18} aria-hidden="true" />
        <span>{t`Chase`}</span>
        <span className="ml-auto font-semibold">
          {chase ? t`${plural(issues, { one: '# issue', other: '# issues' })}` : t`Off`}
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <ChaseSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
