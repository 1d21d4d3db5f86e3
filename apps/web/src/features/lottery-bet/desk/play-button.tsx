import { useLingui } from '@lingui/react/macro';
import { Modal } from '@palpite/ui/modal.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { playGloss } from '../../../parts/lottery/play-gloss.ts';
import type { PlayPickerProps } from '../board/play-picker.tsx';
import { entriesOf, holds } from '../board/together.ts';
import { useEntryText } from '../board/use-entry-text.ts';
import { paysText, returnsText } from '../offer/odds-text.ts';

const PlayList = lazyPart(() => import('../board/play-list.tsx'), 'PlayList');

/** The play on the board as one button, where its tabs have no room; it opens all plays in a sheet. */
export function PlayButton({ game, play, onPlay }: PlayPickerProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const own = entriesOf(game).find((entry) => holds(entry, play));
  const { name } = useEntryText(own ? [own] : []);
  const plays = own?.plays ?? [play];
  const gloss = playGloss(i18n, play.row.code);
  const pays = paysText(i18n, plays);
  const returns = returnsText(i18n, ...plays);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="relative flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-box border-2 border-accent bg-accent-soft px-3 py-1 max-sm:px-2 text-left"
      >
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 text-14 leading-4.5 font-semibold max-sm:text-13 max-sm:leading-4 max-sm:tracking-tight">
            {own && name(own)}
            {gloss !== undefined && <span className="font-medium text-muted">{` · ${gloss}`}</span>}
          </span>
          <span className="block text-12 leading-4 text-muted tabular">
            {/* A shared board says itself what it returns; on a phone the rules below do. */}
            {plays.length > 1 ? (
              t`1 pays ${pays}`
            ) : (
              <>
                <span aria-hidden="true" className="sm:hidden">{t`1 pays ${pays}`}</span>
                <span className="max-sm:sr-only">{t`1 pays ${pays} · returns ${returns}`}</span>
              </>
            )}
          </span>
        </span>
        <ChevronDown size={18} className="shrink-0" />
      </button>
      {isOpen && (
        <Modal
          name="lottery-plays"
          open
          tall
          title={t`All plays`}
          closeLabel={t`Close`}
          onClose={() => setOpen(false)}
        >
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <PlayList
              game={game}
              play={play}
              onPlay={(next) => {
                setOpen(false);
                onPlay(next);
              }}
            />
          </Suspense>
        </Modal>
      )}
    </>
  );
}
