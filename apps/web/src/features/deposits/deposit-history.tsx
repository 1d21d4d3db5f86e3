import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositOrder } from '@palpite/contract/deposit.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { Money } from '@palpite/ui/money.tsx';
import { useServices } from '../../lib/services.ts';
import { momentText } from '../../lib/time-text.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { REFUND_NAMES, STATUS_NAMES } from './deposit-texts.ts';

/** Each status of a deposit with its time; for a refund each state, with the amount that goes back. */
export function DepositHistory({ history, currency }: Pick<DepositOrder, 'history' | 'currency'>) {
  const { i18n } = useLingui();
  const moneyText = useMoneyText();
  const { boot } = useServices();
  const { timeZone } = boot.status;
  const zone = boot.timeZoneName;
  return (
    <section aria-labelledby="history-title" className="flex flex-col gap-3">
      <h3 id="history-title" className="text-14 font-bold">
        <Trans>History</Trans>
      </h3>
      <ol className="flex flex-col gap-3">
        {history.map(({ status, refund, at }) => (
          <li
            key={`${at} ${status} ${refund?.state}`}
            className={classNames(
              'relative flex flex-col border-l-2 border-border pl-4',
              status === 'failed' && refund === null
                ? 'last:border-negative'
                : 'last:border-accent',
            )}
          >
            <span className="flex flex-wrap justify-between gap-x-4 text-14 font-medium">
              {i18n._(refund ? REFUND_NAMES[refund.state] : STATUS_NAMES[status])}
              {refund && <Money text={moneyText(refund.amountMinor, currency)} />}
            </span>
            <time dateTime={at} className="text-12 text-muted tabular">
              {momentText(at, timeZone, i18n.locale)}
            </time>
          </li>
        ))}
      </ol>
      <p className="text-12 text-muted">
        <Trans>Times: {zone}</Trans>
      </p>
    </section>
  );
}
