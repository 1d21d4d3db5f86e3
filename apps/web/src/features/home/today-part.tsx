import { Plural, Trans } from '@lingui/react/macro';
import { betGetTotals, type BetTotals } from '@palpite/contract/record.ts';
import { dayIn } from '@palpite/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { openMember } from '../../parts/centre/open-centre.ts';
import { useAmount } from '../../parts/report/use-money-column.tsx';
import { StillInPlay } from '../../parts/report/still-in-play.tsx';
import { TODAY_PART } from './strip-frame.tsx';

/** What the member's bets of today add up to, as the operator counts them; the day is the operator's. */
export function TodayPart() {
  const services = useServices();
  const { timeZone } = services.boot.status;
  const [day] = useState(() => dayIn(timeZone, new Date()));
  const { data } = useQuery({
    ...callQuery(services, betGetTotals, { query: { from: day, to: day } }),
    throwOnError: false,
  });
  return (
    <div className={TODAY_PART}>
      <h3 className="text-13 font-semibold opacity-85">
        <Trans>Your bets today</Trans>
      </h3>
      {data && <Totals totals={data} />}
      <Link
        to="."
        search={openMember('personalHistoryCopy')}
        resetScroll={false}
        activeProps={{}}
        className="mt-auto -mb-2 inline-flex min-h-11 items-center self-start text-14 font-semibold underline underline-offset-4"
      >
        <Trans>Betting record</Trans>
      </Link>
    </div>
  );
}

function Totals({ totals }: { totals: BetTotals }) {
  const moneyText = useMoneyText();
  const amount = useAmount();
  const { currency, resultMinor, stakeMinor, pendingMinor, totalRows } = totals;
  const staked = moneyText(stakeMinor, currency);
  return (
    <>
      {/* On a coloured ground its own colour could not be read: the sign and the word say it. */}
      <p className="display text-24 leading-9! [&_*]:font-[inherit] shell-side:[&_*]:text-inherit">
        {amount(resultMinor, currency, true)}
      </p>
      <p className="text-14 tabular">
        {totalRows === 0 ? (
          <Trans>No bets yet</Trans>
        ) : (
          <Plural
            value={totalRows}
            one={`# bet, ${staked} staked`}
            other={`# bets, ${staked} staked`}
          />
        )}
        <StillInPlay minor={pendingMinor} currency={currency} />
      </p>
    </>
  );
}
