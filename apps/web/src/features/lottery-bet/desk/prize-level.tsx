import { useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useLevelText } from '../lines/use-level-text.ts';
import type { LevelSheetProps } from './level-sheet.tsx';

const LevelSheet = lazyPart(() => import('./level-sheet.tsx'), 'LevelSheet');

/** The prize level that the board is priced at, and the way to another one; nothing where the odds are fixed. */
export function PrizeLevel(props: Omit<LevelSheetProps, 'onClose'>) {
  const { game, play, level } = props;
  const { t } = useLingui();
  const levelText = useLevelText(game);
  const [isOpen, setOpen] = useState(false);
  if (!play.takesLevel || game.prizeLevels.length < 2) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
      <span className="font-semibold tabular">{levelText(level)}</span>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t`Change the prize level`}
      </Button>
      {isOpen && (
        <Suspense>
          <LevelSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
