import { type LotteryBet, lotteryListBets } from '@palpite/contract/lottery-bet.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/calls.ts';
import { useServices } from '../../../lib/services.ts';
import { plays } from '../../../lib/session/session-record.ts';
import { useMember } from '../../../parts/identity/use-session.ts';
import type { LotteryOffer } from '../board/offer.ts';
import { findPlay } from '../counted.ts';
import { changeLines, type Slip } from './slip.ts';

/** Bets that are looked at. */
const MOST = 100;
/** Bets of one slip are numbered in one act, so so little time lies between two of them. */
const TOGETHER_MILLISECONDS = 1_000;

/** The newest bets that were placed together: of one issue, each right after the one before. */
function lastTogether(list: readonly LotteryBet[]): readonly LotteryBet[] {
  const apart = list.findIndex((bet, at) => {
    const newer = list[at - 1];
    if (!newer) return false;
    const gap = Date.parse(newer.placedAt) - Date.parse(bet.placedAt);
    return bet.numero !== newer.numero || gap > TOGETHER_MILLISECONDS;
  });
  return apart < 0 ? list : list.slice(0, apart);
}

/** The station of a bet at two that is not this one: a bet names the one that closes first in front. */
function otherOf({ gameCode, secondGameCode }: LotteryBet, own: string) {
  if (secondGameCode === undefined) return {};
  return { secondGameCode: gameCode === own ? secondGameCode : gameCode };
}

/** The lines of the slip that was placed last in this game: bets of one issue that were placed together. */
export function useRepeat(game: LotteryOffer, slip: Slip) {
  const member = useMember();
  const isPlayer = member !== null && plays(member);
  const { gameCode } = game;
  const asked = useQuery({
    ...callQuery(useServices(), lotteryListBets, { query: { gameCode, pageSize: MOST } }),
    enabled: isPlayer,
  });
  const lines = lastTogether(asked.data?.list ?? [])
    .filter(({ play }) => findPlay(game, play) !== undefined)
    .toReversed()
    .map((bet) => ({
      id: crypto.randomUUID(),
      play: bet.play,
      selection: bet.selection,
      unitMinor: bet.unitMinor,
      ...(bet.prizeLevel === undefined ? {} : { prizeLevel: bet.prizeLevel }),
      ...otherOf(bet, gameCode),
    }));
  return {
    isPossible: isPlayer && lines.length > 0,
    busy: asked.isFetching && !asked.data,
    go: () => changeLines(slip, (own) => [...own, ...lines]),
  };
}
