import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type LotteryBet, lotteryListBets } from '@palpite/contract/lottery-bet.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { issueText } from '../../parts/lottery/issue-text.ts';
import { playName, symbolsText } from '../../parts/lottery/play-names.ts';

/** As many as the panel has room for; the page of the member's bets has all. */
const SHOWN = 2;

/** The member's newest lottery bets that are not decided. */
export function useMyTickets() {
  const query = { pending: true, pageSize: SHOWN };
  return useQuery({
    ...callQuery(useServices(), lotteryListBets, { query }),
    throwOnError: false,
  });
}

/** What a bet is on: the symbols of each of its areas. */
export const numbersText = (i18n: I18n, { selection }: LotteryBet): string =>
  selection.areas.map((symbols) => symbolsText(i18n, symbols)).join(' · ');

/** The member's lottery bets that are not decided, the newest first; nothing without any. */
export function MyTickets() {
  const { i18n } = useLingui();
  const moneyText = useMoneyText();
  const { data } = useMyTickets();
  if (!data || data.list.length === 0) return null;
  return (
    <div data-tickets="" className="flex min-h-20 flex-col gap-2">
      <h3 className="text-13 font-bold">
        <Trans>Your tickets</Trans>
      </h3>
      <ul className="flex flex-col gap-2">
        {data.list.map((bet) => (
          <li
            key={bet.order}
            className="flex items-center justify-between gap-3 rounded-control border border-dashed border-action bg-sunken px-3 py-1.5"
          >
            <span className="min-w-0">
              <b className="display block truncate text-20 leading-6! tabular">
                {numbersText(i18n, bet)}
              </b>
              <span className="block truncate text-12 text-muted">
                {`${bet.gameName} · ${playName(i18n, bet.play)}`}
              </span>
            </span>
            <span className="shrink-0 text-right text-12 text-muted tabular">
              <b className="block text-14 text-default">
                {moneyText(bet.stakeMinor, data.currency)}
              </b>
              {issueText(bet.numero, i18n.locale)}
            </span>
          </li>
        ))}
      </ul>
      {data.pages.next !== null && (
        <Link to="/lottery" className="text-13 font-semibold underline underline-offset-4">
          <Trans>All lotteries</Trans>
        </Link>
      )}
    </div>
  );
}
