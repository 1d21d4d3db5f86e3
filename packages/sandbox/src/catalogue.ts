/**
 * The sandbox catalogue: which games exist, by whom, and what they are called. Pure and deterministic:
 * a game is known from its code alone, and a larger catalogue holds every game of a smaller one, so the
 * operator (which lists games) and the game host (which runs them) need not exchange it.
 */
import { codeAt, type GameFacts, gameFacts } from './game-facts.ts';
import { DEFAULT_CATALOGUE_SIZE, titleOf } from './given-titles.ts';
import type { GameTitles } from './titles.ts';

export { DEFAULT_CATALOGUE_SIZE };

export interface SandboxGame extends GameFacts {
  readonly titles: GameTitles;
  /** The drawing of whom or what the title names; undefined of a title that names a place alone. */
  readonly subject: string | undefined;
}

/** Codes have room for 4 digits a pair of engine and theme; this keeps titles from repeating. */
export const MAX_CATALOGUE_SIZE = 20000;

/** The game with this code, whether or not a catalogue of some size lists it. */
export function sandboxGame(code: string): SandboxGame | undefined {
  const facts = gameFacts(code);
  if (!facts) return undefined;
  const { names, subject } = titleOf(code);
  return { ...facts, titles: names, subject };
}

/**
 * The first `size` games.
 * @throws RangeError when `size` is not an integer from 1 to `MAX_CATALOGUE_SIZE`
 */
export function sandboxCatalogue(size: number = DEFAULT_CATALOGUE_SIZE): readonly SandboxGame[] {
  if (!Number.isInteger(size) || size < 1 || size > MAX_CATALOGUE_SIZE) {
    throw new RangeError(`a catalogue has 1 to ${MAX_CATALOGUE_SIZE} games, not ${size}`);
  }
  return Array.from({ length: size }, (_, index) => sandboxGame(codeAt(index)) as SandboxGame);
}
