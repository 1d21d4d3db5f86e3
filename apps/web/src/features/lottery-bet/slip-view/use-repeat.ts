import {
  type LotteryBet,
  lotteryListBets,
  MOST_SLIP_LINES,
} from '@palpite/contract/lottery-bet.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/calls.ts';
import { useServices } from '../../../lib/services.ts';
import { plays } from '../../../lib/session/session-record.ts';
import { addLines } from '../../../parts/bet/slip/slip.ts';
import { useMember } from '../../../parts/identity/use-session.ts';
import type { Slip } from '../lines/slip.ts';
import type { SlipLine } from '../lines/slip-line.ts';

/** The slip that was placed last with a bet of this game: all its lines, of whatever lotteries. */
export function useRepeat(gameCode: string, slip: Slip) {
  const services = useServices();
  const member = useMember();
  const isPlayer = member !== null && plays(member);
  const asked = useQuery({
    ...callQuery(services, lotteryListBets, { query: { gameCode, pageSize: 1 } }),
    enabled: isPlayer,
  });
  const last = asked.data?.list[0];
  const repeat = useMutation({
    async mutationFn(bet: LotteryBet) {
      const { slipId } = bet;
      if (slipId === undefined) return [bet];
      const query = { slipId, pageSize: MOST_SLIP_LINES };
      return (await services.client.call(lotteryListBets, { query })).list;
    },
    onSuccess(bets) {
      const lines = newestIssues(bets)
        .toReversed()
        .map((bet) => lineOf(bet, gameCode));
      addLines(slip, lines);
    },
  });
  return {
    last: isPlayer ? last : undefined,
    isPossible: isPlayer && last !== undefined,
    busy: repeat.isPending,
    error: repeat.error,
    go: () => last && repeat.mutate(last),
  };
}

/** Of a chase only the part that was placed last. @param bets the newest first */
function newestIssues(bets: readonly LotteryBet[]): readonly LotteryBet[] {
  const newest = new Map<string, string>();
  for (const { gameCode, numero } of bets) {
    if (!newest.has(gameCode)) newest.set(gameCode, numero);
  }
  return bets.filter(({ gameCode, numero }) => newest.get(gameCode) === numero);
}

/** A bet at two stations names the one that closes first in front: its line, the board's. */
function lineOf(bet: LotteryBet, own: string): SlipLine {
  const { gameCode, secondGameCode, prizeLevel } = bet;
  const [first, second] =
    secondGameCode === own ? [secondGameCode, gameCode] : [gameCode, secondGameCode];
  return {
    id: crypto.randomUUID(),
    gameCode: first,
    play: bet.play,
    selection: bet.selection,
    unitMinor: bet.unitMinor,
    ...(prizeLevel === undefined ? {} : { prizeLevel }),
    ...(second === undefined ? {} : { secondGameCode: second }),
  };
}
