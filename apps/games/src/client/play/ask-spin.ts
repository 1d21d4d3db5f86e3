/** Requests a round over a connection that may fail; whatever happens, it is one round. */
import type { GameState, SpinAnswer } from '../../api-shapes.ts';
import { type Host, HostError } from './host.ts';

const TRIES = 3;
const BETWEEN_TRIES_MS = 1_000;
const ASK_AGAIN_MS = 3_000;

export interface AskOptions {
  readonly host: Host;
  readonly stakeMinor: string;
  /** The last round that the player saw; the host may not know yet that it was seen. */
  readonly shownRoundId: string | undefined;
  /** Called once when the connection is considered lost. @returns a function that undoes it */
  readonly onLost: () => () => void;
  /** Called with the current state when the connection is back. */
  readonly onBack: (state: GameState) => void;
}

/**
 * Sends the spin under one key, so that retries count once. When no answer comes, sends no further spin and only asks
 * for the outcome.
 * @returns undefined when it never reached the host
 * @throws HostError with the host's refusal
 */
export async function askSpin(options: AskOptions): Promise<SpinAnswer | undefined> {
  const spinKey = crypto.randomUUID();
  for (let tries = 1; tries <= TRIES; tries += 1) {
    if (tries > 1) await wait(BETWEEN_TRIES_MS);
    const answer = await unlessOffline(askInTime(options, spinKey));
    if (answer) return answer;
  }
  return askWhatBecame(options);
}

/** A spin that is too early for the pace of paid rounds waits and is sent once more, under the same key. */
async function askInTime({ host, stakeMinor }: AskOptions, spinKey: string): Promise<SpinAnswer> {
  try {
    return await host.spin(spinKey, stakeMinor);
  } catch (error) {
    if (!(error instanceof HostError) || error.code !== 'spin_too_soon') throw error;
    await wait(error.retryAfterMs);
    return host.spin(spinKey, stakeMinor);
  }
}

async function askWhatBecame({
  host,
  shownRoundId,
  onLost,
  onBack,
}: AskOptions): Promise<SpinAnswer | undefined> {
  const onFound = onLost();
  try {
    for (;;) {
      await wait(ASK_AGAIN_MS);
      const state = await unlessOffline(host.state());
      if (!state) continue;
      onBack(state);
      const { unseen: round, balanceMinor, net, seeds } = state;
      if (!round || round.id === shownRoundId) return undefined;
      return { round, balanceMinor, net, nextNonce: seeds.active?.nonce ?? 0 };
    }
  } finally {
    onFound();
  }
}

async function unlessOffline<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof HostError && error.code === 'offline') return undefined;
    throw error;
  }
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
