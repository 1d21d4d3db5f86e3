import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoints, type Game, gamesOf } from '@palpite/contract';
import {
  signVendorRequest,
  VENDOR_CALLS,
  type VendorAnswer,
  type VendorCall,
  type VendorRequest,
} from '@palpite/contract/vendor-wallet.ts';
import type { Browser, TestOperator } from '#testing/operator.ts';

type Answering = (url: URL, vendor: string, headers: Headers) => unknown;

/** A game host for tests: a real server, and a vendor that signs as one. */
export interface TestGameHost {
  readonly origin: string;
  /** Answers the operator's signed calls to a vendor (`/vendor/…`); anything else is 200. */
  answerWith(handler: Answering): void;
  close(): Promise<void>;
}

export async function startGameHost(): Promise<TestGameHost> {
  let handler: Answering = () => ({ transactions: [], next: null });
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('content-type', 'application/json');
    const vendor = String(request.headers['x-vendor'] ?? '');
    const asked = url.pathname.startsWith('/vendor/');
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    response.end(JSON.stringify(asked ? handler(url, vendor, headers) : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    answerWith(next) {
      handler = next;
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}

export interface Answered<Call extends VendorCall> {
  readonly status: number;
  readonly code: string | undefined;
  readonly answer: VendorAnswer<Call>;
}

export interface TestVendor {
  readonly code: string;
  /** Sends a call signed as this vendor; `tamper` changes what is sent after the signature was made. */
  call<Call extends VendorCall>(
    call: Call,
    body: VendorRequest<Call>,
    tamper?: Tampering,
  ): Promise<Answered<Call>>;
}

export interface Tampering {
  readonly body?: string;
  readonly secret?: string;
  readonly nonce?: string;
  readonly timestamp?: number;
  readonly vendor?: string;
}

export async function testVendor(operator: TestOperator, code: string): Promise<TestVendor> {
  const secret = (await operator.vendorSecrets())[code];
  if (secret === undefined) throw new Error(`there is no vendor ${code}`);
  return {
    code,
    async call(call, body, tamper = {}) {
      const { path } = VENDOR_CALLS[call];
      const text = JSON.stringify(body);
      const headers = signVendorRequest(tamper.vendor ?? code, tamper.secret ?? secret, {
        method: 'POST',
        path,
        timestamp: tamper.timestamp ?? operator.clock.now.getTime(),
        nonce: tamper.nonce ?? randomBytes(16).toString('base64url'),
        body: text,
      });
      const response = await operator.browser().fetch(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: tamper.body ?? text,
      });
      const answer = (await response.json()) as VendorAnswer<typeof call> & { code?: string };
      return { status: response.status, code: answer.code, answer };
    },
  };
}

/** The first game of the lobby that can be opened. */
export async function anyGame(browser: Browser, vassalage?: string): Promise<Game> {
  const page = await browser.client.call(endpoints.game.listForVisitor, { query: { vassalage } });
  const found = gamesOf(page).games.find(({ maintenance }) => !maintenance);
  if (!found) throw new Error('there is no game to open');
  return found;
}

/** What names a game to its vendor and to the operator. */
export type GameNamed = Pick<Game, 'gameCode' | 'nodeId' | 'vassalage'>;

/** Launches `game` for the signed-in player. @returns the one-time token of its address */
export async function launchToken(
  browser: Browser,
  game: GameNamed,
  username: string,
): Promise<string> {
  const { game_url: url } = await browser.client.call(endpoints.game.launch, {
    body: launchBody(game, username, browser.token ?? ''),
  });
  return new URL(url ?? '').searchParams.get('launch') ?? '';
}

/** The payload of LAUNCH-02. */
export function launchBody(game: GameNamed, username: string, token: string) {
  return {
    launchMode: 'GLS' as const,
    gameId: game.gameCode,
    nodeId: game.nodeId,
    accountType: 1 as const,
    confirmTrans: 0 as const,
    vassalage: game.vassalage,
    platform: 'html5-desktop' as const,
    clientType: 3 as const,
    username,
    token,
    merchantCode: 'palpite',
    language: 'PT' as const,
  };
}

/** A short id that depends only on its parts. */
export const idOf = (...parts: readonly (string | number)[]) =>
  createHash('sha256').update(parts.join(' ')).digest('base64url').slice(0, 22);

/** A player who has just signed in and entered a game, and the calls that its vendor makes for them. */
export async function sitDown(operator: TestOperator, vendor: TestVendor, game: Game) {
  const player = operator.browser();
  const { username } = await operator.account();
  await player.login(username);
  return { player, username, ...(await enter(player, vendor, game, username)) };
}

/** Opens a game for the signed-in player. @returns the calls that its vendor makes for them there */
export async function enter(player: Browser, vendor: TestVendor, game: Game, username: string) {
  const entered = await vendor.call('authenticate', {
    launchToken: await launchToken(player, game, username),
  });
  const { sessionId, playerId } = entered.answer;
  const movement = (round: string, name: string, amountMinor: number) => ({
    sessionId,
    playerId,
    transactionId: idOf(playerId, name),
    roundId: idOf(playerId, round),
    gameCode: game.gameCode,
    amountMinor: String(amountMinor),
    currency: 'BRL' as const,
  });
  return {
    bet: (round: string, name = `bet ${round}`) => vendor.call('bet', movement(round, name, 100)),
    win: (round: string, amountMinor: number, roundClosed = true) =>
      vendor.call('win', { ...movement(round, `win ${round}`, amountMinor), roundClosed }),
    rollBack: (round: string) =>
      vendor.call('rollback', {
        ...movement(round, `rollback ${round}`, 100),
        betTransactionId: idOf(playerId, `bet ${round}`),
      }),
  };
}

/** A round as the books have it; undefined for one that never began. */
export async function roundOf(operator: TestOperator, vendorCode: string, roundId: string) {
  const { rows } = await operator.database.pool.query<{
    status: string;
    stake: string;
    payout: string;
  }>(
    `select w.status, w.stake_minor as stake, w.payout_minor as payout from operator.wager_key k
     join operator.wager w on w.id = k.wager_id where k.key_hash = ledger.hash16('round:' || $1 || ':' || $2)`,
    [vendorCode, roundId],
  );
  const [row] = rows;
  return (
    row && {
      status: row.status,
      stakeMinor: BigInt(row.stake),
      payoutMinor: BigInt(row.payout),
    }
  );
}
