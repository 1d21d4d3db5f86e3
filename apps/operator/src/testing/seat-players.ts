/** Players of every brand, each signed in and in a game, with their vendor's secret. */
import { endpoints } from '@palpite/contract';
import type { VendorAnswer } from '@palpite/contract/vendor-wallet.ts';
import type { Operator } from '#app.ts';
import { createBrowser, createTestAccount } from '#testing/operator.ts';
import { anyGame, launchBody } from '#modules/seamless/testing/vendor.ts';
import { askWallet } from './ask-wallet.ts';
import type { Seat } from './vendor-player.ts';

/** One per currency. */
const BRANDS = [
  { brandCode: 'palpite', host: 'localhost' },
  { brandCode: 'lumen', host: 'en.localhost' },
  { brandCode: 'trangvang', host: 'vn.localhost' },
] as const;

/**
 * Makes accounts through `operator`, in this process, and lets each enter a game at `origin`, over HTTP.
 * @param each how many players each brand gets
 */
export async function seatPlayers(
  operator: Operator,
  origin: string,
  each: number,
): Promise<readonly Seat[]> {
  const secrets = await operator.vendorSecrets();
  const seats: Seat[] = [];
  for (const brand of BRANDS) {
    for (let count = 0; count < each; count += 1) {
      seats.push(await seatPlayer(operator, origin, brand, secrets));
    }
  }
  return seats;
}

async function seatPlayer(
  operator: Operator,
  origin: string,
  brand: (typeof BRANDS)[number],
  secrets: Readonly<Record<string, string>>,
): Promise<Seat> {
  const { brandCode } = brand;
  const { id, username } = await createTestAccount(operator, brandCode, {});
  const browser = createBrowser(operator, { now: new Date() }, brand);
  const { token } = await browser.login(username);
  const game = await anyGame(browser);
  const { game_url: url } = await browser.client.call(endpoints.game.launch, {
    body: { ...launchBody(game, username, token), merchantCode: brandCode },
  });
  const launchToken = new URL(url ?? '').searchParams.get('launch') ?? '';
  const vendor = { code: game.vassalage, secret: secrets[game.vassalage] ?? '' };
  const reply = await askWallet(origin, vendor, 'authenticate', { launchToken });
  if (typeof reply === 'string' || reply.status !== 200) {
    throw new Error(`a player could not enter a game: ${JSON.stringify(reply)}`);
  }
  const entered = reply.body as VendorAnswer<'authenticate'>;
  return {
    vendor,
    sessionId: entered.sessionId,
    accountId: id,
    gameCode: entered.gameCode,
    currency: entered.currency,
    balanceMinor: BigInt(entered.balanceMinor),
  };
}
