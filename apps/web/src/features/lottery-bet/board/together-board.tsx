import { useLingui } from '@lingui/react/macro';
import { EMPTY } from '@palpite/lottery/selection.ts';
import Eraser from 'lucide-react/icons/eraser';
import { useStore } from 'zustand';
import { playName } from '../../../parts/lottery/play-names.ts';
import { returnsText } from '../offer/odds-text.ts';
import type { LotteryOffer, OfferedPlay } from '../offer/offer.ts';
import { useRoom } from '../offer/use-rooms.ts';
import type { Sale } from '../offer/use-sale.ts';
import { BarButton } from './bar-button.tsx';
import { CellCapsContext } from './cell-caps.ts';
import { choose, type Desk, selectionOn } from './desk.ts';
import { PayCells } from './pay-cells.tsx';
import { isEmpty } from './selection-moves.ts';
import { sectionsOf } from './together.ts';
import { useCaps } from './use-caps.ts';

interface TogetherBoardProps {
  game: LotteryOffer;
  desk: Desk;
  sale: Sale;
}

/** Several plays at once, each with its cells and what they pay; each choice is a bet of its own play. */
export function TogetherBoard({ game, desk, sale }: TogetherBoardProps) {
  const { t, i18n } = useLingui();
  const sections = sectionsOf(game);
  const all = sections.map((plays) => returnsText(i18n, ...plays));
  const [common = ''] = all;
  const isOfAll = all.every((each) => each === common);
  const codes = sections.flat().map(({ row }) => row.code);
  const canClear = useStore(desk, (state) =>
    codes.some((code) => !isEmpty(selectionOn(state, code))),
  );
  return (
    <section aria-label={t`Your choice`} className="@container flex min-w-0 flex-col gap-3">
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 text-13 text-muted tabular">
          {t`Each choice is a bet.`} {isOfAll && t`Each returns ${common}`}
        </p>
        <BarButton
          name={t`Clear all`}
          icon={<Eraser size={16} />}
          can={canClear}
          onPress={() => {
            for (const code of codes) choose(desk, code, EMPTY);
          }}
        />
      </div>
      {sections.map((plays, at) => {
        const returns = all[at] ?? '';
        const [first] = plays;
        return (
          <div key={first?.row.code} className="flex flex-col gap-1">
            <p className="flex items-baseline justify-between gap-3 text-13 leading-4">
              <span className="font-semibold">{first && playName(i18n, first.row.code)}</span>
              {!isOfAll && (
                <span className="shrink-0 text-muted tabular">{t`returns ${returns}`}</span>
              )}
            </p>
            <div
              className={
                plays.length > 1 ? 'grid gap-1 @md:grid-cols-[minmax(0,6fr)_minmax(0,1fr)]' : ''
              }
            >
              {plays.map((play) => (
                <Part key={play.row.code} game={game} play={play} desk={desk} sale={sale} />
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
}

/** A play of the board; at a tap only it is drawn. */
function Part({ game, play, desk, sale }: TogetherBoardProps & { play: OfferedPlay }) {
  const { code } = play.row;
  const selection = useStore(desk, (state) => selectionOn(state, code));
  const caps = useCaps(game, play, useRoom(game, play, sale));
  return (
    <CellCapsContext value={caps}>
      <PayCells
        play={play}
        selection={selection}
        onSelection={(next) => choose(desk, code, next)}
      />
    </CellCapsContext>
  );
}
