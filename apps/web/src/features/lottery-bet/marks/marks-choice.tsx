import { useLingui } from '@lingui/react/macro';
import type { NumberHistory } from '@palpite/lottery/statistics.ts';
import { SelectField } from '@palpite/ui/select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useServices } from '../../../lib/services.ts';
import { drawsQuery } from '../../../parts/lottery/lottery-queries.ts';
import { type CellMark, type CellMarks, NO_MARKS } from '../board/cell-marks.ts';
import type { LotteryOffer, OfferedPlay } from '../offer/offer.ts';
import { MARK_KINDS, type MarkKind, useKeptMarks } from './kept-marks.ts';
import { playHistory } from './play-history.ts';

interface MarksChoiceProps {
  game: LotteryOffer;
  play: OfferedPlay;
  onMarks: (marks: CellMarks) => void;
}

/** Lets a player see on the board how often or how long ago its numbers came. Nothing is marked until they ask. */
export function MarksChoice({ game, play, onMarks }: MarksChoiceProps) {
  const { t } = useLingui();
  const services = useServices();
  const [kind, choose] = useKeptMarks();
  const { data } = useQuery({
    ...drawsQuery(services, { gameCode: game.gameCode, gameGroupCode: game.gameGroupCode }),
    enabled: kind !== undefined,
  });
  const draws = data?.list;
  const marks = useMemo(
    () => (kind && draws ? marksOf(kind, playHistory(play.row, draws)) : NO_MARKS),
    [kind, draws, play.row],
  );
  useEffect(() => {
    onMarks(marks);
    return () => onMarks(NO_MARKS);
  }, [marks, onMarks]);
  const count = draws?.length ?? 0;
  const words = {
    times: t`how often, in 100 draws`,
    overdue: t`draws since it came`,
  };
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-13 text-muted">
      {kind !== undefined && draws && (
        <p className="mr-auto">
          {t`${count} past draws. They change nothing: every number keeps its chance.`}
        </p>
      )}
      <span aria-hidden="true">{t`Marks`}</span>
      <span className="w-56">
        <SelectField
          compact
          label={t`Marks`}
          value={kind ?? ''}
          onChange={({ target }) => choose(MARK_KINDS.find((known) => known === target.value))}
          options={[
            { value: '', label: t({ context: 'marks', message: 'off' }) },
            ...MARK_KINDS.map((each) => ({ value: each, label: words[each] })),
          ]}
        />
      </span>
    </div>
  );
}

/** One neutral mark for each number: its figure, with a bar that is the longer the higher it is. */
function marksOf(kind: MarkKind, histories: ReadonlyMap<string, NumberHistory>): CellMarks {
  const most = Math.max(1, ...[...histories.values()].map((history) => history[kind]));
  const mark = (history: NumberHistory): CellMark => ({
    text: String(history[kind]),
    share: history[kind] / most,
  });
  return new Map([...histories].map(([key, history]) => [key, mark(history)]));
}
