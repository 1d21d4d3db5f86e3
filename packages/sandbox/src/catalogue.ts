/**
 * The sandbox catalogue: which games exist, by whom, and what they are called. Pure and deterministic:
 * a game is known from its code alone, and a larger catalogue holds every game of a smaller one, so the
 * operator (which lists games) and the game host (which runs them) need not exchange it.
 */
import { SLOT_ENGINE_IDS, SLOT_ENGINES, type SlotEngineId } from './engines.ts';
import { gameCode, parseGameCode } from './game-code.ts';
import { hashText, seededRandom } from './random.ts';
import { STAKE_TIERS, type StakeTier } from '@palpite/domain/stakes.ts';
import { THEME_IDS, type ThemeId } from './themes.ts';
import { type GameTitles, gameTitles } from './titles.ts';
import { SANDBOX_VENDORS, type SandboxVendor } from './vendors.ts';

export interface SandboxGame {
  readonly code: string;
  readonly engineId: SlotEngineId;
  readonly themeId: ThemeId;
  readonly vendorCode: string;
  readonly category: 'RNG';
  readonly titles: GameTitles;
  readonly gameClassify: string;
  readonly lineCount: number;
  readonly stakeTier: StakeTier;
  /** What the pictures are drawn from. */
  readonly artSeed: string;
  /** 0 to 9999; larger is asked for more. Orders lists until real play does. */
  readonly popularity: number;
  /** Days between the game's release and the day the catalogue was set up. */
  readonly ageDays: number;
  /** Closed on purpose, so that the maintenance tip and the suggestions are seen at work. */
  readonly underMaintenance: boolean;
}

export const DEFAULT_CATALOGUE_SIZE = 3000;
/** Codes have room for 4 digits a pair of engine and theme; this keeps titles from repeating. */
export const MAX_CATALOGUE_SIZE = 20000;

const VENDOR_WHEEL: readonly SandboxVendor[] = SANDBOX_VENDORS.flatMap((vendor) =>
  Array.from({ length: vendor.weight }, () => vendor),
);
const TIERS = Object.keys(STAKE_TIERS) as StakeTier[];

/** The game with this code, whether or not a catalogue of some size lists it. */
export function sandboxGame(code: string): SandboxGame | undefined {
  const parsed = parseGameCode(code);
  if (!parsed) return undefined;
  const { engineId, themeId } = parsed;
  const engine = SLOT_ENGINES[engineId];
  const random = seededRandom(`game:${code}`);
  // cubed: a few games draw most of the play, as in any lobby
  const popularity = Math.floor(random.next() ** 3 * 10000);
  return {
    code,
    engineId,
    themeId,
    vendorCode: random.pick(VENDOR_WHEEL).code,
    category: 'RNG',
    titles: gameTitles(parsed),
    gameClassify: engine.gameClassify,
    lineCount: engine.lineCount,
    stakeTier: random.next() < 0.5 ? 'low' : random.pick(TIERS),
    artSeed: code,
    popularity,
    ageDays: Math.floor(random.next() ** 1.1 * 1600),
    underMaintenance: popularity < 5000 && hashText(`maintenance:${code}`) % 89 === 0,
  };
}

/**
 * The first `size` games.
 * @throws RangeError when `size` is not an integer from 1 to `MAX_CATALOGUE_SIZE`
 */
export function sandboxCatalogue(size: number = DEFAULT_CATALOGUE_SIZE): readonly SandboxGame[] {
  if (!Number.isInteger(size) || size < 1 || size > MAX_CATALOGUE_SIZE) {
    throw new RangeError(`a catalogue has 1 to ${MAX_CATALOGUE_SIZE} games, not ${size}`);
  }
  const pairs = SLOT_ENGINE_IDS.flatMap((engineId) =>
    THEME_IDS.map((themeId) => ({ engineId, themeId })),
  );
  return Array.from({ length: size }, (_, index) => {
    const pair = pairs[index % pairs.length] as (typeof pairs)[number];
    const code = gameCode({ ...pair, number: Math.floor(index / pairs.length) + 1 });
    return sandboxGame(code) as SandboxGame;
  });
}
