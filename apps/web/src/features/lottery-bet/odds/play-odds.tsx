import type { Desk } from '../board/desk.ts';
import type { LotteryOffer, OfferedPlay } from '../offer/offer.ts';
import { OddsTable } from './odds-table.tsx';
import { WaysChart } from './ways-chart.tsx';

export interface PlayOddsProps {
  game: LotteryOffer;
  /** At the level. */
  play: OfferedPlay;
  desk: Desk;
}

/** The odds of a play, counted from its row: where sums are few, each with its ways; else what each kind of win pays. */
export function PlayOdds({ game, play, desk }: PlayOddsProps) {
  const { rule } = play.row;
  return game.kind === 'k3' && rule.kind === 'measure' && rule.measure === 'sum' ? (
    <WaysChart row={play.row} rule={rule} desk={desk} />
  ) : (
    <OddsTable kind={game.kind} play={play} />
  );
}
