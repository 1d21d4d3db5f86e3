import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositOrder } from '@palpite/contract/deposit.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { useServices } from '../../lib/services.ts';
import { stampText, timeZoneText } from '../../lib/time-text.ts';
import { STATUS_NAMES } from './deposit-texts.ts';

/** Each status that a deposit has had, with its time. */
export function DepositHistory({ history }: Pick<DepositOrder, 'history'>) {
  const { i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const zone = timeZoneText(timeZone, i18n.locale);
  return (
    <section aria-labelledby="history-title" className="flex flex-col gap-3">
      <h3 id="history-title" className="text-14 font-bold">
        <Trans>History</Trans>
      </h3>
      <ol className="flex flex-col gap-3">
        {history.map(({ status, at }) => (
          <li
            key={`${at} ${status}`}
            className={classNames(
              'relative flex flex-col border-l-2 border-border pl-4',
              status === 'failed' ? 'last:border-negative' : 'last:border-accent',
            )}
          >
            <span className="text-14 font-medium">{i18n._(STATUS_NAMES[status])}</span>
            <time dateTime={at} className="text-12 text-muted tabular">
              {stampText(at, timeZone)}
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
