import { useLingui } from '@lingui/react/macro';
import type { SequenceShape } from '@palpite/lottery/games.ts';
import { Columns } from './columns.tsx';
import type { Statistics } from './statistics-query.ts';

/** In how many ways each sum comes, by sum: of three dice 27 of 216 give ten. */
export function waysOf({ length, low, high }: SequenceShape): ReadonlyMap<number, number> {
  let ways = new Map([[0, 1]]);
  for (let place = 0; place < length; place += 1) {
    const next = new Map<number, number>();
    for (const [sum, count] of ways) {
      for (let symbol = low; symbol <= high; symbol += 1) {
        next.set(sum + symbol, (next.get(sum + symbol) ?? 0) + count);
      }
    }
    ways = next;
  }
  return ways;
}

interface SumHistogramProps {
  shape: SequenceShape;
  sums: Statistics['sums'];
}

/** How often each sum of the dice came, beside how often its ways make it come. */
export function SumHistogram({ shape, sums }: SumHistogramProps) {
  const { t } = useLingui();
  const ways = waysOf(shape);
  const all = [...ways.values()].reduce((total, count) => total + count, 0);
  const draws = sums.reduce((total, { times }) => total + times, 0);
  return (
    <section aria-labelledby="sums">
      <h3 id="sums" className="mb-2 text-16 font-bold">{t`Sum of the dice`}</h3>
      <Columns
        columns={[...ways].map(([sum, count]) => ({
          name: String(sum),
          count: sums.find((one) => one.sum === sum)?.times ?? 0,
          expected: (draws * count) / all,
          note: t`${count} of ${all} ways`,
        }))}
      />
      <p className="mt-2 text-13 text-muted">{t`The dashed line: what the ${all} ways of the dice give.`}</p>
    </section>
  );
}
