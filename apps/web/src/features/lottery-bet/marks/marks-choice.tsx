import { useLingui } from '@lingui/react/macro';
import type { NumberHistory } from '@palpite/lottery/statistics.ts';
import { useTypedBefore } from '@palpite/ui/use-typed-before.ts';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useEffect, useId, useMemo } from 'react';
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
  const id = useId();
  const services = useServices();
  const [kind, choose] = useKeptMarks();
  const select = {
    value: kind ?? '',
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
      choose(MARK_KINDS.find((known) => known === target.value)),
  };
  const own = useTypedBefore(undefined, select);
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
      <label htmlFor={id}>{t`Marks`}</label>
      <select
        {...select}
        ref={own}
        id={id}
        className="control-md rounded-control border border-border-strong bg-surface px-2 text-13 font-semibold text-default"
      >
        <option value="">{t({ context: 'marks', message: 'off' })}</option>
        {MARK_KINDS.map((each) => (
          <option key={each} value={each}>
            {words[each]}
          </option>
        ))}
      </select>
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
