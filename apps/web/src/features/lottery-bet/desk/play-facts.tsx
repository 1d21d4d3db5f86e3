import { useLingui } from '@lingui/react/macro';
import { cappedWins } from '@palpite/lottery/caps.ts';
import { memo } from 'react';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { hasRebate, rebatePercent } from '../lines/rebate.ts';
import { percentText, returnsText } from '../offer/odds-text.ts';
import type { LotteryOffer, OfferedPlay } from '../offer/offer.ts';

interface PlayFactsProps {
  game: LotteryOffer;
  /** At the level. */
  play: OfferedPlay;
  level: number;
}

/** What a player knows before the button: what comes back on average, and where it ends. */
export const PlayFacts = memo(function PlayFacts({ game, play, level }: PlayFactsProps) {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const { limits } = game;
  const { currency } = limits;
  const returns = returnsText(i18n, play);
  const rebate = percentText(i18n, rebatePercent(game, level), 2);
  const facts = [
    {
      name: t`Returned on average`,
      value:
        play.takesLevel && hasRebate(game, level)
          ? t`${returns}, and ${rebate} as a rebate`
          : returns,
    },
    cappedWins(play.row, { areas: [] }) === undefined
      ? {
          name: t`Limit of this play in a draw, for all players together`,
          value: moneyText(limits.playCapMinor, currency),
        }
      : {
          name: t`Limit of one number, for all players together`,
          value: moneyText(limits.numberCapMinor, currency),
        },
    { name: t`Most that a line may cost`, value: moneyText(limits.mostLineMinor, currency) },
  ];
  return (
    // Its facts fill the line of the prize level before they begin one of their own.
    <dl className="contents text-13">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap gap-x-1.5">
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
});
