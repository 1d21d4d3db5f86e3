import { useLingui } from '@lingui/react/macro';
import type { LotteryBet } from '@palpite/contract/lottery-bet.ts';
import type { Currency } from '@palpite/domain';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../../lib/services.ts';
import { momentText } from '../../../lib/time-text.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import type { LotteryPath } from '../../../parts/lottery/lottery-target.ts';
import { playName } from '../../../parts/lottery/play-names.ts';
import { useBetText } from '../use-bet-text.ts';
import { BetNet, BetState } from './bet-state.tsx';
import { CancelBet } from './cancel-bet.tsx';
import { betRebate, stationsText } from './mine.ts';

interface BetRowProps {
  path: LotteryPath;
  bet: LotteryBet;
  currency: Currency;
}

/** A bet of the list: when, what, its state, its money. */
export function BetRow({ path, bet, currency }: BetRowProps) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const moneyText = useMoneyText();
  const { selectionWords } = useBetText(currency);
  const rebateMinor = betRebate(bet);
  const rebate = rebateMinor === null ? '' : moneyText(rebateMinor, currency);
  const level = String(bet.prizeLevel ?? '');
  const { order, gameCode, numero, play, selection, placedAt } = bet;
  return (
    <li className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 px-4 py-3 sm:items-start lg:items-center lg:gap-x-8">
      {/* A wide screen has its lines two by two. */}
      <div className="min-w-0 flex-1 basis-60 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-2 lg:items-center lg:gap-x-8">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-muted">
          <time dateTime={placedAt}>{momentText(placedAt, timeZone, i18n.locale)}</time>
          <BetState status={bet.status} />
        </p>
        <p className="text-14 font-semibold">{`${stationsText(bet)} · ${playName(i18n, play)}`}</p>
        <p className="line-clamp-2 text-16 leading-6 font-bold tabular wrap-anywhere">
          {selectionWords(undefined, selection)}
        </p>
        <p className="text-13 text-muted">{t`Issue ${numero}`}</p>
        {rebateMinor !== null && (
          <p className="text-13 text-muted">{t`Prize level ${level} · rebate ${rebate}`}</p>
        )}
      </div>
      <div className="ml-auto flex flex-col items-end gap-2 max-sm:w-full max-sm:flex-row max-sm:flex-wrap max-sm:items-center max-sm:justify-between lg:flex-row lg:items-center lg:gap-4">
        <span className="text-14 font-semibold tabular">
          <span className="sr-only">{t`Stake`} </span>
          {moneyText(bet.stakeMinor, currency)}
        </span>
        <BetNet bet={bet} currency={currency} />
        <div className="flex flex-wrap justify-end gap-2">
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
