import { useLingui } from '@lingui/react/macro';
import type { Currency } from '@palpite/domain';
import type { ChaseStep } from '@palpite/lottery/chase.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';

/** Each issue of a chase: its multiple, what it costs, and all that is staked by then. */
export function ChaseTable({
  steps,
  currency,
}: {
  steps: readonly ChaseStep[];
  currency: Currency;
}) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  return (
    <div
      role="region"
      aria-label={t`Issues of the chase`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows scroll what has the focus
      tabIndex={0}
      className="max-h-64 overflow-auto rounded-box border border-border"
    >
      <table className="w-full border-collapse text-14 max-sm:text-13 tabular">
        <caption className="sr-only">{t`Issues of the chase`}</caption>
        <thead>
          <tr className="border-b border-border text-right text-13 text-muted max-sm:text-12">
            <th scope="col" className="px-3 max-sm:px-2 py-2 text-left">{t`Issue`}</th>
            <th scope="col" className="px-3 max-sm:px-2 py-2">
              {/* A phone has no room for the word. */}
              <span className="max-sm:sr-only">{t`Multiple`}</span>
              <span aria-hidden="true" className="sm:hidden">
                ×
              </span>
            </th>
            <th scope="col" className="px-3 max-sm:px-2 py-2">{t`Cost`}</th>
            <th scope="col" className="px-3 max-sm:px-2 py-2">{t`Running sum`}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ multiple, costMinor, spentMinor }, at) => (
            <tr
              key={at}
              className="border-b border-border text-right whitespace-nowrap last:border-0"
            >
              <th scope="row" className="px-3 max-sm:px-2 py-1.5 text-left font-semibold">
                {at === 0 ? t`This one` : `+${at}`}
              </th>
              <td className="px-3 max-sm:px-2 py-1.5">{`×${multiple}`}</td>
              <td className="px-3 max-sm:px-2 py-1.5">{moneyText(String(costMinor), currency)}</td>
              <td className="px-3 max-sm:px-2 py-1.5">{moneyText(String(spentMinor), currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
