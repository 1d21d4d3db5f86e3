import { useLingui } from '@lingui/react/macro';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import type { LotteryOffer } from '../offer/offer.ts';
import type { LineFault } from './counted.ts';

/** Why a line cannot be placed, in words. @param game of the line; undefined until it is known */
export function useFaultText(game: LotteryOffer | undefined): (fault: LineFault) => string {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  return (fault) => {
    switch (fault) {
      case 'not_known':
        return t`The prices of this lottery are not known yet.`;
      case 'at_rest':
        return t`This lottery is under maintenance. Delete the line or wait.`;
      case 'not_offered':
        return t`This play is no longer offered as it was chosen. Delete the line or edit it.`;
      case 'no_station':
        return t`The second station has no draw in this issue. Delete the line or edit it.`;
      case 'no_odds':
        return t`The odds of this prize level are not known yet.`;
      case 'too_dear': {
        const most = game ? moneyText(game.limits.mostLineMinor, game.limits.currency) : '';
        return t`A line may cost ${most} at most. Choose fewer numbers or a lower price.`;
      }
    }
  };
}
