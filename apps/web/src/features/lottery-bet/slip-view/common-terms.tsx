import { useLingui } from '@lingui/react/macro';
import type { LotteryOffer, Offers } from '../offer/offer.ts';
import { useLevelText } from '../lines/use-level-text.ts';
import { commonLevel, type SlipLine } from '../lines/slip-line.ts';

interface CommonTermsProps {
  /** The board's. */
  game: LotteryOffer;
  offers: Offers;
  lines: readonly SlipLine[];
}

/** What is true of every line of the slip, said once: its prize level, and that the stake is part of a win. */
export function CommonTerms({ game, offers, lines }: CommonTermsProps) {
  const { t } = useLingui();
  const levelText = useLevelText(offers.get(lines[0]?.gameCode ?? '') ?? game);
  const level = commonLevel(lines);
  return (
    <p className="text-12 leading-4 text-muted tabular">
      {level !== undefined && `${levelText(level)}. `}
      {t`Wins include the stake.`}
    </p>
  );
}
