/** Members who can bet on both: signed in, on a seat of a vendor's game, each with a lottery on sale. */
import { randomUUID } from 'node:crypto';
import { endpoints } from '@palpite/contract';
import { HEADERS } from '@palpite/contract/envelope.ts';
import { signVendorRequest, VENDOR_CALLS } from '@palpite/contract/vendor-wallet.ts';
import { createBrowser, createTestAccount } from '@palpite/operator/testing';
import { tokenHash } from '@palpite/operator/testing/kernel';
import type { BenchOperator } from './bench-operator.ts';

const HOST = 'localhost';

/** Bets of one member, ready to be sent: signing and writing them is not the operator's work. */
export interface Seat {
  vendorBet(): Request;
  lotteryBet(numero: string): Request;
}

/** @param lottery what is bet on there, at the least unit, for `totalMinor` */
export async function takeSeats(
  bench: BenchOperator,
  count: number,
  lottery: { readonly line: object; readonly totalMinor: number },
): Promise<Seat[]> {
  const { operator, owner, clock } = bench;
  const { rows } = await owner.query<{ node_id: string; code: string; vendor_code: string }>(
    'select node_id, code, vendor_code from operator.game where not maintenance order by node_id limit 1',
  );
  const [game] = rows;
  if (game === undefined) throw new Error('there is no game');
  const secret = (await operator.vendorSecrets())[game.vendor_code] ?? '';
  const sign = (call: keyof typeof VENDOR_CALLS, fields: object) => {
    const { path } = VENDOR_CALLS[call];
    const body = JSON.stringify(fields);
    const signed = signVendorRequest(game.vendor_code, secret, {
      method: 'POST',
      path,
      timestamp: Date.now(),
      nonce: randomUUID(),
      body,
    });
    return post(path, body, { ...signed });
  };
  const seat = async (): Promise<Seat> => {
    const { id, username } = await createTestAccount(operator, 'palpite', {});
    const browser = createBrowser(operator, clock, {});
    await browser.login(username);
    const launchToken = randomUUID();
    // How a member comes into the game costs a bet nothing.
    await owner.query(
      `insert into operator.launch (token_hash, account_id, session_id, node_id, language, expires_at)
       select $1, $2, max(id), $3, 'PT', now() + interval '1 minute' from operator.session where account_id = $2`,
      [tokenHash(launchToken), id, game.node_id],
    );
    const entered = await send(operator, sign('authenticate', { launchToken }));
    const { sessionId, playerId } = (await entered.json()) as Record<string, string>;
    const { placeSlip } = endpoints.lottery;
    return {
      vendorBet: () =>
        sign('bet', {
          sessionId,
          playerId,
          gameCode: game.code,
          currency: 'BRL',
          roundId: randomUUID(),
          transactionId: randomUUID(),
          amountMinor: '100',
        }),
      lotteryBet: (numero) =>
        post(
          placeSlip.path,
          JSON.stringify({
            lines: [{ ...lottery.line, numero }],
            totalMinor: String(lottery.totalMinor),
          }),
          {
            [HEADERS.merchant]: 'palpite',
            [HEADERS.authorization]: `Bearer ${browser.token}`,
            [HEADERS.idempotencyKey]: randomUUID(),
          },
        ),
    };
  };
  const seats: Seat[] = [];
  while (seats.length < count) seats.push(await seat());
  return seats;
}

const post = (path: string, body: string, headers: Record<string, string>) =>
  new Request(`http://${HOST}:3000${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', host: HOST },
    body,
  });

export async function send(
  { app }: BenchOperator['operator'],
  request: Request,
): Promise<Response> {
  const response = await app.fetch(request, { peerAddress: '127.0.0.1' });
  if (response.status === 200) return response;
  throw new Error(`${request.url} was answered ${response.status}: ${await response.text()}`);
}
