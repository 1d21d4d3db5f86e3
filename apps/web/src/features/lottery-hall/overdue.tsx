import { useLingui } from '@lingui/react/macro';
import type { NumberHistory } from '@palpite/lottery/statistics.ts';

const MOST_OVERDUE = 10;

/** Draws without a number after which players call it overdue. */
const LONG_AGO = 10;

/** Which numbers have not come for longest, and that this is nothing unusual. */
export function Overdue({
  history,
  chance,
}: {
  history: readonly NumberHistory[];
  chance: number;
}) {
  const { t, i18n } = useLingui();
  const usual = i18n.number((1 - chance) ** LONG_AGO, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  const longest = history
    .toSorted((one, other) => other.overdue - one.overdue)
    .slice(0, MOST_OVERDUE);
  const most = longest[0]?.overdue ?? 0;
  return (
    <div>
      <table className="w-full border-collapse text-left text-14">
        <caption className="mb-2 text-left text-16 font-bold">{t`Longest not drawn`}</caption>
        <thead>
          <tr className="border-b border-border text-13 text-muted">
            <th scope="col" className="py-1.5">{t`Number`}</th>
            <th scope="col" className="py-1.5">
              <span className="sr-only">{t`As a bar`}</span>
            </th>
            <th scope="col" className="py-1.5 text-right">{t`Draws ago`}</th>
            <th scope="col" className="py-1.5 pl-2 text-right">{t`Longest gap`}</th>
          </tr>
        </thead>
        <tbody className="tabular">
          {longest.map(({ number, overdue, longestGap }) => (
            <tr key={number} className="border-b border-border last:border-0">
              <th scope="row" className="w-12 py-1.5 font-bold">
                {number}
              </th>
              <td aria-hidden="true">
                <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="h-1.5 w-full">
                  <rect
                    width={most === 0 ? 0 : (overdue / most) * 100}
                    height="6"
                    rx="3"
                    className="fill-warning"
                  />
                </svg>
              </td>
              <td className="py-1.5 text-right">{overdue}</td>
              <td className="py-1.5 pl-2 text-right">{longestGap}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-13 text-muted">{t`Ten draws without a number are nothing unusual: by chance alone it happens to ${usual} of the numbers.`}</p>
    </div>
  );
}
