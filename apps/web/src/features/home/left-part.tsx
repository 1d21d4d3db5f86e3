import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { TurnoverProgress } from '../../parts/money/turnover-progress.tsx';
import { withdrawableQuery } from '../../parts/money/withdrawable/withdrawable-query.ts';
import { TODAY_PART } from './strip-frame.tsx';

/** What is still to be staked, as an entry of a ledger. */
export function LeftPart() {
  const moneyText = useMoneyText();
  const { data } = useQuery(withdrawableQuery(useServices()));
  return (
    <div className={TODAY_PART}>
      <h3 className="text-13 font-semibold opacity-85">
        <Trans>Left to stake</Trans>
      </h3>
      {data && (
        <>
          <p className="display text-24 leading-9! tabular">
            {moneyText(data.turnover.leftMinor, data.currency)}
          </p>
          {data.turnover.total > 0 && <TurnoverProgress turnover={data.turnover} />}
        </>
      )}
    </div>
  );
}
