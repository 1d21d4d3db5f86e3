import { useLingui } from '@lingui/react/macro';
import { largestWinMinor } from '@palpite/lottery/largest-win.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { ChoiceCard } from '../../../parts/money/cashier/choice-card.tsx';
import { hasRebate, rebateMinor } from '../lines/rebate.ts';
import { useLevelText } from '../lines/use-level-text.ts';
import { paysText } from '../offer/odds-text.ts';
import type { LotteryOffer, OfferedPlay } from '../offer/offer.ts';
import type { DeskCount } from './use-desk-count.ts';

interface LevelChoiceProps {
  game: LotteryOffer;
  /** At this level. */
  play: OfferedPlay;
  level: number;
  count: DeskCount;
  checked: boolean;
  onPick: () => void;
}

/** One level: what the play pays there, and what comes back of each stake. */
export function LevelChoice({ game, play, level, count, checked, onPick }: LevelChoiceProps) {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const levelText = useLevelText(game);
  const { currency } = game.limits;
  const { counted, unitMinor, costMinor } = count;
  const pays = paysText(i18n, [play]);
  const win =
    counted && unitMinor !== null
      ? moneyText(String(largestWinMinor(play.row, counted.selection, unitMinor)), currency)
      : null;
  const rebate = moneyText(String(rebateMinor(game, level, costMinor)), currency);
  return (
    <ChoiceCard name="prize-level" title={levelText(level)} checked={checked} onChange={onPick}>
      <span className="tabular">
        {win === null
          ? t`1 unit pays ${pays}`
          : !hasRebate(game, level)
            ? t`1 unit pays ${pays} · this bet wins ${win} at most`
            : t`1 unit pays ${pays} · this bet wins ${win} at most, and has a rebate of ${rebate}`}
      </span>
    </ChoiceCard>
  );
}
