import { STAKE_TIERS, type StakeTier } from '@palpite/domain/stakes.ts';
import { SLOT_ENGINE_IDS, SLOT_ENGINES, type SlotEngineId } from './engines.ts';
import { gameCode, parseGameCode } from './game-code.ts';
import { hashText, seededRandom } from './random.ts';
import { THEME_IDS, type ThemeId } from './themes.ts';
import { SANDBOX_VENDORS, type SandboxVendor } from './vendors.ts';

/** All that is known of a game from its code alone, but its name. */
export interface GameFacts {
  readonly code: string;
  readonly engineId: SlotEngineId;
  readonly themeId: ThemeId;
  readonly vendorCode: string;
  readonly category: 'RNG';
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

const VENDOR_WHEEL: readonly SandboxVendor[] = SANDBOX_VENDORS.flatMap((vendor) =>
  Array.from({ length: vendor.weight }, () => vendor),
);
const TIERS = Object.keys(STAKE_TIERS) as StakeTier[];

/** Undefined for a code that no game can have. */
export function gameFacts(code: string): GameFacts | undefined {
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
    gameClassify: engine.gameClassify,
    lineCount: engine.lineCount,
    stakeTier: random.next() < 0.5 ? 'low' : random.pick(TIERS),
    artSeed: code,
    popularity,
    ageDays: Math.floor(random.next() ** 1.1 * 1600),
    underMaintenance: popularity < 5000 && hashText(`maintenance:${code}`) % 89 === 0,
  };
}

const PAIRS = SLOT_ENGINE_IDS.flatMap((engineId) =>
  THEME_IDS.map((themeId) => ({ engineId, themeId })),
);

/** The code of each place in the catalogue. */
export function codeAt(index: number): string {
  const pair = PAIRS[index % PAIRS.length] as (typeof PAIRS)[number];
  return gameCode({ ...pair, number: Math.floor(index / PAIRS.length) + 1 });
}
