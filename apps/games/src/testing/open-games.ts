/** A game host on a fresh database with a test wallet, and a player who calls it as the game does. */
import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@palpite/postgres/testing.ts';
import type { GameState, SessionAnswer, SpinAnswer } from '../api-shapes.ts';
import type { GamesConfig, Timing } from '../config.ts';
import { randomClientSeed } from '../fairness/client-seed.ts';
import { migrateGames } from '../database/migrate.ts';
import { createGames, type Games } from '../games.ts';
import { emptyClient } from './empty-client.ts';
import { QUICK, TEST_SEED_KEY, testSecrets } from './quick.ts';
import { startTestOperator, type TestOperator } from './test-operator.ts';

export const PLAYER = 'player-1';
export const GAME = 'lines-ocean-001';
export const STAKE = '100';

const SITE = 'http://localhost:3000';

export interface OpenGames {
  readonly games: Games;
  readonly operator: TestOperator;
  readonly database: TestDatabase;
  /** Another process on the same database and wallet. */
  another(timing?: Partial<Timing>, config?: Partial<GamesConfig>): Promise<Games>;
  close(): Promise<void>;
}

/** Opens a host; its work runs only after `start`. */
export async function openGames(timing: Partial<Timing> = {}): Promise<OpenGames> {
  const [database, operator, client] = await Promise.all([
    createTestDatabase({ template: 'games', migrate: migrateGames }),
    startTestOperator(),
    emptyClient(),
  ]);
  const opened = new Set<Games>();
  const another = async (other: Partial<Timing> = {}, config: Partial<GamesConfig> = {}) => {
    const games = await createGames({
      databaseUrl: database.url,
      operatorOrigin: operator.origin,
      publicOrigin: 'http://localhost:3001',
      frameAncestors: [SITE],
      vendorSecrets: testSecrets,
      seedKey: TEST_SEED_KEY,
      clientDirectory: client.directory,
      logLevel: 'silent',
      timing: { ...QUICK, ...timing, ...other },
      ...config,
    });
    opened.add(games);
    return {
      ...games,
      async close() {
        opened.delete(games);
        await games.close();
      },
    };
  };
  const games = await another();
  operator.setBalance(PLAYER, 100_000n);
  return {
    games,
    operator,
    database,
    another,
    async close() {
      await Promise.all([...opened].map((each) => each.close()));
      await Promise.all([operator.close(), database.drop(), client.remove()]);
    },
  };
}

/** The game in the player's browser, without its pictures. */
export class TestPlayer {
  readonly token: string;
  readonly state: GameState;
  readonly #games: Games;

  private constructor(games: Games, { token, state }: SessionAnswer) {
    this.#games = games;
    this.token = token;
    this.state = state;
  }

  /** Launches a game and opens its session; a new player chooses a client seed. */
  static async open(
    { games, operator }: Pick<OpenGames, 'games' | 'operator'>,
    { playerId = PLAYER, gameCode = GAME } = {},
  ): Promise<TestPlayer> {
    const launchToken = operator.launch(playerId, gameCode);
    const { body } = await post(games, '/api/session', { gameCode, launchToken });
    const { token, state } = body as SessionAnswer;
    if (state.seeds.active) return new TestPlayer(games, { token, state });
    const seeded = await post(games, '/api/seed', { clientSeed: randomClientSeed() }, token);
    return new TestPlayer(games, {
      token,
      state: { ...state, seeds: seeded.body as GameState['seeds'] },
    });
  }

  /** The same session at another process. */
  at(games: Games): TestPlayer {
    return new TestPlayer(games, { token: this.token, state: this.state });
  }

  async spin(spinKey: string = randomUUID(), stakeMinor: string = STAKE): Promise<SpinAnswer> {
    const { status, body } = await this.post('/api/spin', { spinKey, stakeMinor });
    if (status !== 200) throw new Error(`spin answered ${status} ${JSON.stringify(body)}`);
    return body as SpinAnswer;
  }

  async post(path: string, body: unknown): Promise<{ status: number; body: unknown }> {
    return post(this.#games, path, body, this.token);
  }

  async get<Answer>(path: string): Promise<Answer> {
    const response = await this.#games.app.request(path, {
      headers: { Authorization: `Bearer ${this.token}` },
    });
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as Answer;
  }
}

/** A call to the host as the game makes it. */
export async function post(
  games: Games,
  path: string,
  body: unknown,
  token?: string,
): Promise<{ status: number; body: unknown }> {
  const response = await games.app.request(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}
