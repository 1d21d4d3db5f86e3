import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { distributionOf } from '@palpite/lottery/charge.ts';
import type { PricedPlay, RuleOf } from '@palpite/lottery/play.ts';
import { wins } from '@palpite/lottery/reading.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { type Desk, selectionOn } from '../board/desk.ts';

interface WaysChartProps {
  row: PricedPlay;
  rule: RuleOf<'measure'>;
  desk: Desk;
}

/** In how many ways each sum comes; those that the chosen bets win with are lit. */
export function WaysChart({ row, rule, desk }: WaysChartProps) {
  const { t } = useLingui();
  const chosen = useStore(desk, (state) => (selectionOn(state, row.code).areas[0] ?? []).join(' '));
  const { sums, total } = useMemo(() => waysOf(row, rule, chosen.split(' ')), [row, rule, chosen]);
  const most = Math.max(...sums.map(({ ways }) => ways));
  const won = sums.reduce((count, { lit }) => count + lit, 0);
  return (
    <table className="w-full border-separate border-spacing-y-0.5 text-12 tabular">
      <caption className="pb-1 text-left">
        <b className="block font-display text-16 font-bold">{t`${total} ways to land`}</b>
        <span className="text-muted">
          {won === 0
            ? t`Combinations for each sum.`
            : t`${plural(won, { one: '# way wins', other: '# ways win' })}`}
        </span>
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t`Sum`}</th>
          <th scope="col" colSpan={2}>
            {t`Ways`}
          </th>
        </tr>
      </thead>
      <tbody>
        {sums.map(({ value, ways, lit }) => (
          <tr key={value}>
            <th scope="row" className="py-0 pr-2 text-left leading-4.5 font-bold">
              {value}
            </th>
            <td aria-hidden="true" className="w-full py-0">
              <span
                className={classNames(
                  'block h-3 rounded-sm',
                  lit > 0 ? 'bg-accent-strong' : 'bg-border-strong',
                )}
                style={{ width: `${(ways / most) * 100}%` }}
              />
            </td>
            <td
              className={classNames('py-0 pl-2 text-right', lit > 0 ? 'font-bold' : 'text-muted')}
            >
              {ways}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each value of the measure with its outcomes, and how many of those win one of the chosen bets. */
function waysOf(row: PricedPlay, rule: RuleOf<'measure'>, chosen: readonly string[]) {
  const { weights, total } = distributionOf(row, rule);
  const bets = rule.choices.filter(({ code }) => chosen.includes(code));
  const byValue = Map.groupBy(weights, ({ value }) => value);
  const count = (some: typeof weights) =>
    some.reduce((ways, { outcomes }) => ways + Number(outcomes), 0);
  const sums = [...byValue]
    .map(([value, same]) => ({
      value,
      ways: count(same),
      lit: count(same.filter((one) => bets.some((bet) => wins(rule, bet, one)))),
    }))
    .toSorted((one, other) => one.value - other.value);
  return { sums, total: Number(total) };
}
