/** The game's calls to its own host. */
import type {
  GameState,
  RefusalAnswer,
  RoundPage,
  SeedState,
  SessionAnswer,
  SpinAnswer,
} from '../../api-shapes.ts';
import type { RefusalCode } from '../../refusal.ts';

/** `offline`: no answer came, so the outcome of the call is unknown here. */
export class HostError extends Error {
  readonly code: RefusalCode | 'offline';
  /** How long the host asks to wait before a retry. */
  readonly retryAfterMs: number;

  constructor(code: RefusalCode | 'offline', retryAfterMs = 0) {
    super(code);
    this.name = 'HostError';
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

const TIMEOUT_MS = 25_000;

export class Host {
  #token: string | undefined;

  /** Opens a session with a launch token. */
  async open(gameCode: string, launchToken: string): Promise<GameState> {
    const { token, state } = await this.#call<SessionAnswer>('session', { gameCode, launchToken });
    this.#token = token;
    return state;
  }

  get token(): string | undefined {
    return this.#token;
  }

  /** Continues a session of this tab. */
  async resume(token: string): Promise<GameState> {
    this.#token = token;
    return this.state();
  }

  state(): Promise<GameState> {
    return this.#call('state');
  }

  spin(spinKey: string, stakeMinor: string): Promise<SpinAnswer> {
    return this.#call('spin', { spinKey, stakeMinor });
  }

  async seen(roundId: string): Promise<void> {
    await this.#call('seen', { roundId });
  }

  rounds(after: string | null): Promise<RoundPage> {
    return this.#call(after === null ? 'rounds' : `rounds?after=${encodeURIComponent(after)}`);
  }

  seeds(): Promise<SeedState> {
    return this.#call('seed');
  }

  changeSeed(clientSeed: string): Promise<SeedState> {
    return this.#call('seed', { clientSeed });
  }

  async #call<Answer>(path: string, body?: unknown): Promise<Answer> {
    const response = await this.#send(path, body);
    if (response.status === 204) return undefined as Answer;
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok && answer !== undefined) return answer as Answer;
    const retryAfterMs = Number(response.headers.get('Retry-After') ?? 0) * 1_000;
    throw new HostError((answer as RefusalAnswer | undefined)?.code ?? 'offline', retryAfterMs);
  }

  async #send(path: string, body: unknown): Promise<Response> {
    try {
      return await fetch(`/api/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(this.#token ? { Authorization: `Bearer ${this.#token}` } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch {
      throw new HostError('offline');
    }
  }
}
