import type { GameState } from '../../api-shapes.ts';
import { randomClientSeed } from '../../fairness/client-seed.ts';
import { type Host, HostError } from './host.ts';

/**
 * Chooses a new player's first client seed, here in the browser and after the host has told the hash of its
 * own: else the host alone would decide the first rounds. A player who has one keeps it.
 */
export async function withClientSeed(
  host: Pick<Host, 'changeSeed' | 'state'>,
  state: GameState,
): Promise<GameState> {
  if (state.seeds.active) return state;
  try {
    return { ...state, seeds: await host.changeSeed(randomClientSeed()) };
  } catch (error) {
    // another tab of this player was first, and plays already
    if (error instanceof HostError && error.code === 'round_open') return host.state();
    throw error;
  }
}
