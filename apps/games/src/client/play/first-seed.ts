import type { GameState } from '../../api-shapes.ts';
import { randomClientSeed } from '../../fairness/client-seed.ts';
import { type Host, HostError } from './host.ts';

/**
 * Chooses a new player's first client seed in the browser, after the host has sent the hash of its own seed: otherwise
 * the host alone would decide the first rounds. A player who has a client seed keeps it.
 */
export async function withClientSeed(
  host: Pick<Host, 'changeSeed' | 'state'>,
  state: GameState,
): Promise<GameState> {
  if (state.seeds.active) return state;
  try {
    return { ...state, seeds: await host.changeSeed(randomClientSeed()) };
  } catch (error) {
    // another tab of this player was first, and is already playing
    if (error instanceof HostError && error.code === 'round_open') return host.state();
    throw error;
  }
}
