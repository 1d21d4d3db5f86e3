/** What sends an order and reads its answer. It comes with the sheet that asks whether to. */
import type { BodyInput } from '@palpite/contract/endpoint.ts';
import { lotteryPlaceSlip } from '@palpite/contract/lottery-bet.ts';
import { lotteryPlaceChase } from '@palpite/contract/lottery-chase.ts';
import type { Services } from '../../../lib/services.ts';
import type { PlaceOrder, SentOrder } from '../lines/sent-order.ts';
import type { SlipLine } from '../lines/slip-line.ts';
import type { Placed } from './placing.ts';

export { failureOf, isDecided } from './place-failure.ts';

export async function sendOrder(
  { client }: Services,
  order: SentOrder,
): Promise<Omit<Placed, 'order'>> {
  const idempotencyKey = order.key;
  if (order.chase) {
    const body = chaseBody(order);
    return { ...(await client.call(lotteryPlaceChase, { body, idempotencyKey })), bets: [] };
  }
  return client.call(lotteryPlaceSlip, { body: slipBody(order), idempotencyKey });
}

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
