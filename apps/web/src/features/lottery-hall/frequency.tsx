import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { Columns } from './columns.tsx';

/** So many bars stand side by side on a phone. */
const MOST_BARS = 11;

interface FrequencyProps {
  symbols: readonly string[];
  /** How often each came, in the same order. */
  times: readonly number[];
}

/** How often each number came: a bar for each of a few, a field for each of many. */
export function Frequency(props: FrequencyProps) {
  const { t } = useLingui();
  const isFew = props.symbols.length <= MOST_BARS;
  return (
    <section aria-labelledby="frequency">
      <h3 id="frequency" className="mb-2 text-16 font-bold">{t`How often`}</h3>
      {isFew ? <Bars {...props} /> : <Fields {...props} />}
    </section>
  );
}

function Bars({ symbols, times }: FrequencyProps) {
  const { t } = useLingui();
  const total = times.reduce((sum, count) => sum + count, 0);
  return (
    <>
      <Columns
        columns={symbols.map((symbol, at) => ({
          name: symbol,
          count: times[at] ?? 0,
          expected: total / symbols.length,
        }))}
      />
      <p className="mt-2 text-13 text-muted">{t`The dashed line: an even share.`}</p>
    </>
  );
}

const SHADES = ['', 'bg-warning/10', 'bg-warning/20', 'bg-warning/30', 'bg-warning/40'];

function Fields({ symbols, times }: FrequencyProps) {
  const { t, i18n } = useLingui();
  const least = Math.min(...times);
  const range = Math.max(1, Math.max(...times) - least);
  return (
    <ol className="grid grid-cols-5 gap-1 sm:grid-cols-10">
      {symbols.map((symbol, at) => {
        const count = times[at] ?? 0;
        return (
          <li
            key={symbol}
            className={classNames(
              'rounded-chip border border-border py-1 text-center tabular',
              SHADES[Math.round(((count - least) / range) * (SHADES.length - 1))],
            )}
          >
            <span className="block text-14 font-bold">{symbol}</span>
            <span className="block text-12">
              <span className="sr-only">{t`Times:`} </span>
              {i18n.number(count)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
