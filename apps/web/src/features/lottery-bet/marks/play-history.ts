import type { UnpricedPlay } from '@palpite/lottery/play.ts';
import { areaSymbols, shownAt, tableOf } from '@palpite/lottery/reading.ts';
import { type NumberHistory, numberHistory } from '@palpite/lottery/statistics.ts';
import type { OpenedDraw } from '../../../parts/lottery/lottery-queries.ts';
import { keyOf } from '../board/cell-key.ts';

/** How often and how long ago the numbers of a play came in the prizes that it looks at; by the keys of its board's cells. */
export function playHistory(
  play: UnpricedPlay,
  draws: readonly OpenedDraw[],
): ReadonlyMap<string, NumberHistory> {
  const { rule } = play;
  if (!('spots' in rule)) return new Map();
  const shape = tableOf(play);
  const shown = draws.map(({ prizes }) =>
    shownAt(
      shape,
      rule.spots,
      prizes.flatMap(({ numbers }) => numbers),
    ),
  );
  return new Map(
    areaSymbols(play).flatMap((symbols, area) =>
      numberHistory(symbols, shown).map((history) => [keyOf(area, history.number), history]),
    ),
  );
}
