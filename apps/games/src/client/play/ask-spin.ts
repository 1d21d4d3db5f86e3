/** Asking for a round over a connection that may fail: it is one round, whatever happens on the way. */
import type { GameState, SpinAnswer } from '../../api-shapes.ts';
import { type Host, HostError } from './host.ts';

const TRIES = 3;
const BETWEEN_TRIES_MS = 1_000;
const ASK_AGAIN_MS = 3_000;

export interface AskOptions {
  readonly host: Host;
  readonly stakeMinor: string;
  /** The round that the player was shown last: the host may not know yet that it was seen. */
  readonly shownRoundId: string | undefined;
  /** Called once when the connection is given up for now; answers how to take that back. */
  readonly onLost: () => () => void;
  /** Called with the state that is there when the connection is back. */
  readonly onBack: (state: GameState) => void;
}

/**
 * Asks under one key, so that however often it is sent it counts once. When no answer comes any more,
 * nothing more is asked for: only what became of it.
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

/** A press that comes before the pace of paid rounds allows it waits and asks once more, under the same key. */
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
