import { Trans, useLingui } from '@lingui/react/macro';
import type { Game } from '@palpite/contract/game.ts';
import { type Bet, betList } from '@palpite/contract/record.ts';
import { addDays, dayIn } from '@palpite/domain';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { callQuery } from '../../lib/calls.ts';
import { writeReport } from '../../lib/report-search.ts';
import { useServices } from '../../lib/services.ts';
import { momentText } from '../../lib/time-text.ts';
import { openMember } from '../../parts/centre/open-centre.ts';
import { None, useAmount } from '../../parts/report/use-money-column.tsx';

const ROUNDS = 5;
/** How far back they are looked for, in days. */
const DAYS = 30;

/** The player's last rounds of this game, each with its proof; the record has the others. */
export function LastRounds({ game }: { game: Game }) {
  const { t } = useLingui();
  const services = useServices();
  const { timeZone } = services.boot.status;
  const [to] = useState(() => dayIn(timeZone, new Date()));
  const from = addDays(to, 1 - DAYS);
  const query = { nodeId: game.nodeId, from, to, pageSize: ROUNDS };
  const { data, isError } = useQuery({
    ...callQuery(services, betList, { query }),
    staleTime: 0,
  });
  return (
    <section aria-label={t`Your last rounds`} className="flex flex-col gap-2">
      <h3 className="text-14 font-bold">
        <Trans>Your last rounds</Trans>
      </h3>
      {data ? (
        <Rounds rounds={data.rows} />
      ) : isError ? (
        <p className="text-13 text-muted">
          <Trans>Your rounds could not be loaded now. They are in your record.</Trans>
        </p>
      ) : (
        <Skeleton className="h-44" />
      )}
      <Link
        to="."
        search={openRecord({ game: game.gameName, from, to })}
        resetScroll={false}
        activeProps={{}}
        className="self-start py-2 text-13 font-semibold text-accent-strong underline underline-offset-2"
      >
        <Trans>All your rounds of this game</Trans>
      </Link>
    </section>
  );
}

function Rounds({ rounds }: { rounds: readonly Bet[] }) {
  const { t, i18n } = useLingui();
  const amount = useAmount();
  const { timeZone, currency } = useServices().boot.status;
  if (rounds.length === 0) {
    return (
      <p className="text-13 text-muted">
        <Trans>You have not played this game in the last {DAYS} days.</Trans>
      </p>
    );
  }
  return (
    <ul className="flex flex-col divide-y divide-border">
      {rounds.map(({ order, at, resultMinor }) => (
        <li key={order}>
          <Link
            to="."
            search={openRecord({ bet: order })}
            resetScroll={false}
            activeProps={{}}
            aria-label={t`Bet ${order}`}
            className="flex min-h-11 items-center justify-between gap-3 text-13 hover:bg-sunken"
          >
            <time dateTime={at} className="text-muted tabular">
              {momentText(at, timeZone, i18n.locale)}
            </time>
            {resultMinor === null ? <None /> : amount(resultMinor, currency, true)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The betting record over the game. */
function openRecord(values: Readonly<Record<string, string>>) {
  const report = writeReport(values);
  return <Search extends object>(search: Search) => ({
    ...openMember('personalHistoryCopy')(search),
    report,
  });
}
