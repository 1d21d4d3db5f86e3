import { Trans, useLingui } from '@lingui/react/macro';
import type { Bet } from '@palpite/contract/record.ts';
import { useServices } from '../../lib/services.ts';
import { clockText, dateText, minuteText } from '../../lib/time-text.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import type { CompactOf } from '../../parts/report/report-props.ts';
import { useAmount } from '../../parts/report/use-money-column.tsx';
import { BetThumb } from './bet-thumb.tsx';
import { BET_STATUS_NAMES } from './record-texts.ts';
import { useBetWords } from './use-bet-words.ts';

/** A bet on two lines next to its game's picture: game, time and stake; its outcome in figures and in a word. */
export function useCompactBet(): CompactOf<Bet> {
  const { i18n } = useLingui();
  const { currency, timeZone } = useServices().boot.status;
  const amount = useAmount();
  const moneyText = useMoneyText();
  const words = useBetWords();
  return (bet, byDay) => {
    const { game, at, stakeMinor, payoutMinor, resultMinor, status } = bet;
    const time = (byDay ? clockText : minuteText)(at, timeZone, i18n.locale);
    const selection = words.selection(bet);
    const stake = moneyText(stakeMinor, currency);
    const back = moneyText(payoutMinor, currency);
    return {
      ...(byDay && { day: dateText(at, timeZone, i18n.locale) }),
      thumb: <BetThumb game={game} className="h-11" />,
      title: game.gameName,
      // An open bet's stake is its figure.
      under:
        resultMinor === null ? (
          <span className="line-clamp-1 wrap-anywhere">
            {[time, selection].filter(Boolean).join(' · ')}
          </span>
        ) : (
          <Trans>
            {time} · {stake} staked
          </Trans>
        ),
      value:
        resultMinor === null ? amount(stakeMinor, currency) : amount(resultMinor, currency, true),
      // A part of the stake that came back is no win, and not all of it is lost.
      word:
        status === 'lost' && payoutMinor !== '0' ? (
          <Trans>{back} returned</Trans>
        ) : (
          i18n._(BET_STATUS_NAMES[status])
        ),
    };
  };
}
