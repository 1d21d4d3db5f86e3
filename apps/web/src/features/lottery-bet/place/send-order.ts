/** What sends an order and reads its answer. It comes with the sheet that asks whether to. */
import { CallError } from '@palpite/contract/call-error.ts';
import type { BodyInput, Endpoint } from '@palpite/contract/endpoint.ts';
import { lotteryGetGame, lotteryGetIssue } from '@palpite/contract/lottery.ts';
import { lotteryGetRoom, lotteryPlaceSlip } from '@palpite/contract/lottery-bet.ts';
import { lotteryPlaceChase } from '@palpite/contract/lottery-chase.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import { doAct } from '../../../lib/act/do-act.ts';
import { outcomeOf } from '../../../lib/act/lost-answer.ts';
import { callKey } from '../../../lib/calls.ts';
import { failureOf } from '../../../parts/bet/placing/place-failure.ts';
import type { Sender } from '../../../parts/bet/placing/use-sending.ts';
import type { PlaceOrder } from '../lines/slip.ts';
import type { SlipLine } from '../lines/slip-line.ts';
import type { ClosedIssue, PlaceAnswer } from './placing.ts';

export const sender: Sender<PlaceOrder, PlaceAnswer, ClosedIssue> = {
  async send(services, { key: sealedKey, ...order }) {
    if (order.chase) {
      const body = chaseBody(order);
      return { ...(await doAct(services, lotteryPlaceChase, { body }, { sealedKey })), bets: [] };
    }
    return doAct(services, lotteryPlaceSlip, { body: slipBody(order) }, { sealedKey });
  },
  outcomeOf: (error, { chase }, mayBePlaced) =>
    outcomeOf(chase ? lotteryPlaceChase : lotteryPlaceSlip, error, mayBePlaced),
  failureOf(error) {
    if (!(error instanceof CallError) || error.code !== 'issue_closed') return failureOf(error);
    const closed = refusalValue(error, 'issue_closed');
    return {
      kind: 'own',
      own: { closedAt: closed?.closedAt ?? null, line: closed?.line ?? 0 },
    };
  },
  refreshOffer(services) {
    // Prices and the sale.
    const calls: readonly Endpoint[] = [lotteryGetGame, lotteryGetIssue, lotteryGetRoom];
    for (const call of calls) {
      void services.queryClient.invalidateQueries({ queryKey: callKey(services, call) });
    }
  },
};

const chasedLine = ({ play, selection, unitMinor, prizeLevel }: SlipLine) => ({
  play,
  selection,
  unitMinor,
  prizeLevel,
});

function slipBody(order: PlaceOrder): BodyInput<typeof lotteryPlaceSlip> {
  const { numeros, lines, totalMinor } = order;
  return {
    lines: lines.map((line) => ({
      gameCode: line.gameCode,
      numero: numeros[line.gameCode] ?? '',
      ...chasedLine(line),
      secondGameCode: line.secondGameCode,
    })),
    totalMinor,
  };
}

function chaseBody(order: PlaceOrder): BodyInput<typeof lotteryPlaceChase> {
  const { numeros, lines, multiples, totalMinor, chase } = order;
  // A slip of several lotteries is not chased, and none with a bet at two stations.
  const [[gameCode, numero] = ['', '']] = Object.entries(numeros);
  return {
    gameCode,
    numero,
    lines: lines.map(chasedLine),
    multiples,
    stopOnWin: chase?.stopOnWin ?? false,
    totalMinor,
  };
}
