import { useLingui } from '@lingui/react/macro';
import type { LotteryBet } from '@palpite/contract/lottery-bet.ts';
import type { Currency } from '@palpite/domain';
import { buttonClass } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../../lib/services.ts';
import { momentText } from '../../../lib/time-text.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { issueText } from '../../../parts/lottery/issue-text.ts';
import type { LotteryPath } from '../../../parts/lottery/lottery-target.ts';
import { playName } from '../../../parts/lottery/play-names.ts';
import { useBetText } from '../offer/use-bet-text.ts';
import { BetMarks, BetNet } from './bet-state.tsx';
import { CancelBet } from './cancel-bet.tsx';
import { betRebate, stationsText } from './mine.ts';

interface BetRowProps {
  path: LotteryPath;
  bet: LotteryBet;
  currency: Currency;
}

/** Where there is room its parts are in the columns of `betListClass`, which are those of every row. */
const rowClass =
  'flex flex-col gap-y-2 px-4 py-3 @4xl:col-span-full @4xl:grid @4xl:grid-cols-subgrid @4xl:items-center @4xl:gap-y-0';
const cellClass = '@4xl:row-span-2 @4xl:row-start-1';

/** The columns: when and what, the numbers, the state, the stake, the net, what can be done. */
export const betListClass =
  '@4xl:grid @4xl:grid-cols-[minmax(12rem,1.3fr)_minmax(7rem,1fr)_repeat(4,auto)] @4xl:gap-x-6';

/** A bet of the list: when, what, its state, its money. */
export function BetRow({ path, bet, currency }: BetRowProps) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const moneyText = useMoneyText();
  const { selectionWords } = useBetText(currency);
  const rebateMinor = betRebate(bet);
  const rebate = rebateMinor === null ? '' : moneyText(rebateMinor, currency);
  const level = String(bet.prizeLevel ?? '');
  const { order, gameCode, play, selection, placedAt } = bet;
  const numero = issueText(bet.numero, i18n.locale);
  const isOpen = bet.status === 'pending';
  return (
    <li className={rowClass}>
      <div className="flex items-center justify-between gap-4 @4xl:contents">
        <time dateTime={placedAt} className="text-13 text-muted">
          {momentText(placedAt, timeZone, i18n.locale)}
        </time>
        <span className={classNames(cellClass, '@4xl:col-start-3 @4xl:justify-self-start')}>
          <BetMarks bet={bet} />
        </span>
      </div>
      <div className="flex items-start justify-between gap-4 @4xl:contents">
        <div className="min-w-0 @4xl:contents">
          <p className="text-14 font-semibold @4xl:col-start-1 @4xl:row-start-2">
            {`${stationsText(bet)} · ${playName(i18n, play)}`}
          </p>
          <p className="line-clamp-2 text-16 leading-6 font-bold tabular wrap-anywhere @4xl:col-start-2 @4xl:row-start-1">
            {selectionWords(undefined, selection)}
          </p>
        </div>
        <div className="flex max-w-1/2 shrink-0 flex-col items-end gap-1 text-right @4xl:contents">
          <span className={classNames(cellClass, '@4xl:col-start-5')}>
            <BetNet bet={bet} currency={currency} />
          </span>
          <span
            className={classNames(
              cellClass,
              'tabular @4xl:col-start-4 @4xl:text-14 @4xl:text-default',
              isOpen ? 'text-16 font-bold' : 'text-13 text-muted',
            )}
          >
            <span className={isOpen ? 'sr-only' : '@4xl:sr-only'}>{t`Stake`} </span>
            {moneyText(bet.stakeMinor, currency)}
          </span>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 @4xl:contents">
        <div className="min-w-0 text-13 text-muted @4xl:col-start-2 @4xl:row-start-2">
          <p>{t`Issue ${numero}`}</p>
          {rebateMinor !== null && <p>{t`Prize level ${level} · rebate ${rebate}`}</p>}
        </div>
        <div className={classNames(cellClass, 'ml-auto flex justify-end gap-2 @4xl:col-start-6')}>
          <CancelBet bet={bet} currency={currency} />
          <Link
            to={path}
            search={{ gameCode, view: 'bets', order }}
            activeProps={{}}
            className={buttonClass({ size: 'sm' })}
          >
            {t`Receipt`}
            <span className="sr-only">{` ${order}`}</span>
          </Link>
        </div>
      </div>
    </li>
  );
}
