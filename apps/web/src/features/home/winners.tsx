import { Trans, useLingui } from '@lingui/react/macro';
import { numberFormat } from '@palpite/domain/formats.ts';
import { WINNER_PERIODS, type Winner, type WinnerPeriod } from '@palpite/contract/winner.ts';
import { Button } from '@palpite/ui/button.tsx';
import { Money } from '@palpite/ui/money.tsx';
import { Picture } from '@palpite/ui/picture.tsx';
import { Rail } from '@palpite/ui/rail.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { tabClass, tabRowClass } from '@palpite/ui/tabs.tsx';
import { useNearViewport } from '@palpite/ui/use-near-viewport.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { nearMargin } from '../../lib/load-ahead.ts';
import { useServices } from '../../lib/services.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { GameLink } from '../../parts/catalogue/game-link.tsx';
import { lotteryTarget } from '../../parts/lottery/lottery-target.ts';
import { winnersQuery } from './home-queries.ts';

// Its drawings are large, and most boards have no lottery.
const LotterySign = lazyPart(() => import('../../parts/lottery/lottery-sign.tsx'), 'LotterySign');

/** The largest payouts of a period from the operator's books. Loads when it comes near. */
export function Winners() {
  const { t } = useLingui();
  const services = useServices();
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place, false, nearMargin());
  const { winners } = services.boot.status.settings;
  const { asked, period, setPeriod, noneYet } = useBoard(near && winners);
  if (!winners) return null;
  const title = t`Winners`;
  const list = asked.data?.list;
  const failed = asked.isError && list === undefined;
  if (noneYet) {
    return (
      <div ref={place}>
        <NoneYet title={title} />
      </div>
    );
  }
  return (
    <div ref={place}>
      <Rail
        title={title}
        previousLabel={t`Back in ${title}`}
        nextLabel={t`Forward in ${title}`}
        itemClass={list && list.length <= FEW ? FEW_CLASS : 'w-64 md:w-72'}
        atFirst={6}
        lead={<Lead period={period} onChoose={setPeriod} />}
        items={failed ? [] : itemsOf(list)}
        empty={
          <div role="status" className={`${cardClass} justify-between px-4 text-14 text-muted`}>
            {failed ? <Trans>The winners could not be loaded</Trans> : <NoWins period={period} />}
            {failed && (
              <Button size="sm" busy={asked.isFetching} onClick={() => void asked.refetch()}>
                <Trans>Try again</Trans>
                <span className="sr-only">{`: ${title}`}</span>
              </Button>
            )}
          </div>
        }
      />
    </div>
  );
}

/**
 * The board of the chosen period; before a choice, of the shortest that has a win, or today's where none has. The week and
 * the month hold all that today has, so the server's page can say that there is none, and a line is as high from the start.
 */
function useBoard(enabled: boolean) {
  const services = useServices();
  const [chosen, setPeriod] = useState<WinnerPeriod>();
  const wants = (period: WinnerPeriod, before: boolean) => ({
    ...winnersQuery(services, period),
    enabled: enabled && (chosen === undefined ? before : chosen === period),
  });
  const today = useQuery(wants('today', true));
  const week = useQuery(wants('week', isEmpty(today.data)));
  const month = useQuery(wants('month', isEmpty(today.data) && isEmpty(week.data)));
  const boards = { today, week, month };
  const period = chosen ?? WINNER_PERIODS.find((each) => !isEmpty(boards[each].data)) ?? 'today';
  const noneYet =
    chosen === undefined &&
    isEmpty(week.data) &&
    isEmpty(month.data) &&
    (today.data === undefined || isEmpty(today.data));
  return { asked: boards[period], period, setPeriod, noneYet };
}

const isEmpty = (board: { list: readonly Winner[] } | undefined) => board?.list.length === 0;

/** The same height while a board loads, when it has loaded and when it is empty. */
const cardClass = 'flex h-18 items-center gap-3 rounded-card border border-border bg-surface';

/** So few share the row: as cards of their own width they would leave most of it empty. */
const FEW = 4;
const FEW_CLASS = 'w-64 max-md:only:w-full md:w-auto md:min-w-72 md:flex-1';

const PLACES = ['a', 'b', 'c', 'd', 'e'];

function itemsOf(list: readonly Winner[] | undefined) {
  return list
    ? list.map((winner) => ({ id: `${winner.place}`, content: <WinnerCard winner={winner} /> }))
    : PLACES.map((id) => ({ id, content: <Skeleton className="h-18 rounded-card" /> }));
}

interface LeadProps {
  period: WinnerPeriod;
  onChoose: (period: WinnerPeriod) => void;
}

/** What the board shows and leaves out, and the choice of periods. */
function Lead({ period, onChoose }: LeadProps) {
  const { t } = useLingui();
  const { status, timeZoneName: zone } = useServices().boot;
  const names = { today: t`Today`, week: t`This week`, month: t`This month` };
  return (
    <>
      <p className="-mt-2 mb-2 max-w-3xl text-13 text-muted">
        <Trans>
          The largest payouts of members’ rounds: the exception, not the rule. Days begin at
          midnight, {zone}.
        </Trans>
        {status.info.whitelabel.footer.playMoneyNotice !== null && (
          <>
            {' '}
            <Trans>All amounts are play money.</Trans>
          </>
        )}
      </p>
      <div role="group" aria-label={t`Period`} className={`${tabRowClass} mb-2`}>
        {WINNER_PERIODS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === period}
            className={tabClass}
            onClick={() => onChoose(each)}
          >
            {names[each]}
          </button>
        ))}
      </div>
    </>
  );
}

/** No board has a win: one line, as high as the head of a row of games. */
function NoneYet({ title }: { title: string }) {
  return (
    <section aria-label={title} className="flex min-h-10 flex-wrap items-center gap-x-3">
      <h2 className="display text-20 shell-top:uppercase md:text-24">{title}</h2>
      <p role="status" className="text-14 text-muted">
        <NoWins period="month" />
      </p>
    </section>
  );
}

function NoWins({ period }: { period: WinnerPeriod }) {
  if (period === 'today') return <Trans>No wins yet today.</Trans>;
  if (period === 'week') return <Trans>No wins yet this week.</Trans>;
  return <Trans>No wins yet this month.</Trans>;
}

function WinnerCard({ winner }: { winner: Winner }) {
  const moneyText = useMoneyText();
  const { i18n } = useLingui();
  const { place, name: account, payout, stake } = winner;
  const times = timesText(BigInt(payout.amountMinor), BigInt(stake.amountMinor), i18n.locale);
  return (
    <div className={`${cardClass} px-3`}>
      <span className="w-6 shrink-0 text-center text-13 font-semibold text-muted tabular">
        {place}
      </span>
      <WinnerPicture winner={winner} />
      <span className="flex min-w-0 flex-1 flex-col">
        <WinnerLink winner={winner} />
        <span className="flex items-baseline justify-between gap-2 text-13 text-muted">
          <span className="truncate">
            {account}
            {times !== null && <span className="ml-2 font-semibold tabular">{`${times}×`}</span>}
          </span>
          <Money
            text={moneyText(payout.amountMinor, payout.currency)}
            className="text-14 text-default"
          />
        </span>
      </span>
    </div>
  );
}

/** How many times its stake a win paid, never more than it is: in tenths below ten; nothing where the round was free. */
function timesText(payoutMinor: bigint, stakeMinor: bigint, locale: string): string | null {
  if (stakeMinor === 0n) return null;
  const tenths = (payoutMinor * 10n) / stakeMinor;
  const whole = tenths >= 100n;
  const format = numberFormat(locale, { maximumFractionDigits: whole ? 0 : 1 });
  return format.format(whole ? tenths / 10n : Number(tenths) / 10);
}

/** A lottery has no picture of its own: it shows the drawing of its family. */
function WinnerPicture({ winner: { picture, lottery } }: { winner: Winner }) {
  if (picture !== null) {
    return (
      <Picture source={picture} alt="" sizes="2.25rem" className="w-9 shrink-0 rounded-chip" />
    );
  }
  return (
    <Suspense fallback={<span className="size-10 shrink-0" />}>
      <LotterySign gameCode={lottery?.gameCode ?? ''} />
    </Suspense>
  );
}

/** To the game, or to the screen of the lottery. */
function WinnerLink({ winner }: { winner: Winner }) {
  const { t } = useLingui();
  const { gameName: name, lottery } = winner;
  const anchor = {
    'aria-label': t`Play ${name}`,
    className: 'truncate text-14 font-semibold hover:underline',
  };
  if (lottery === null) {
    return (
      <GameLink game={winner} {...anchor}>
        {name}
      </GameLink>
    );
  }
  return (
    <Link {...lotteryTarget({ ...lottery, defaultPlayType: null })} activeProps={{}} {...anchor}>
      {name}
    </Link>
  );
}
