import type { GameFeature, Volatility } from '@palpite/domain';

export const SLOT_ENGINE_IDS = [
  'lines',
  'ways',
  'hold',
  'cascade',
  'expand',
  'chosen',
  'shift',
  'climb',
] as const;
export type SlotEngineId = (typeof SLOT_ENGINE_IDS)[number];

/**
 * The slot engines that the sandbox game host can run. A catalogue game names one of them; the host
 * refuses a code whose engine is not here, so nothing is listed that cannot be played.
 *
 * `slot` is the engine's permanent place in the title sequence: never reuse or reorder one, or games
 * that players know by name would change theirs.
 */
export const SLOT_ENGINES = {
  lines: {
    slot: 0,
    gameClassify: 'LINES',
    lineCount: 20,
    features: ['free-spins', 'multipliers'],
    returnPercent: '96.91',
    volatility: 'medium',
    mostWin: { units: 682_496, ofUnits: 20 },
  },
  ways: {
    slot: 1,
    gameClassify: 'WAYS',
    lineCount: 243,
    features: ['ways', 'cascades', 'multipliers', 'free-spins'],
    returnPercent: '96.25',
    volatility: 'medium',
    mostWin: { units: 496_220, ofUnits: 20 },
  },
  hold: {
    slot: 2,
    gameClassify: 'HOLD',
    lineCount: 10,
    features: ['hold-and-win', 'respins'],
    returnPercent: '96.75',
    volatility: 'high',
    mostWin: { units: 205_600, ofUnits: 20 },
  },
  cascade: {
    slot: 3,
    gameClassify: 'CASCADE',
    lineCount: 0,
    features: ['groups', 'cascades', 'multipliers'],
    returnPercent: '95.74',
    volatility: 'medium',
    mostWin: { units: 15_654, ofUnits: 20 },
  },
  expand: {
    slot: 4,
    gameClassify: 'EXPAND',
    lineCount: 10,
    features: ['growing-symbols', 'respins'],
    returnPercent: '95.85',
    volatility: 'low',
    mostWin: { units: 3_040, ofUnits: 20 },
  },
  chosen: {
    slot: 5,
    gameClassify: 'FREE',
    lineCount: 10,
    features: ['free-spins', 'growing-symbols'],
    returnPercent: '95.78',
    volatility: 'high',
    mostWin: { units: 1_550_470, ofUnits: 20 },
  },
  shift: {
    slot: 6,
    gameClassify: 'SHIFT',
    lineCount: 7776,
    features: ['ways', 'free-spins', 'multipliers'],
    returnPercent: '96.14',
    volatility: 'medium',
    mostWin: { units: 236_538, ofUnits: 20 },
  },
  climb: {
    slot: 7,
    gameClassify: 'CLIMB',
    lineCount: 1024,
    features: ['ways', 'respins', 'multipliers'],
    returnPercent: '96.07',
    volatility: 'medium',
    mostWin: { units: 427_680, ofUnits: 20 },
  },
} as const satisfies Readonly<Record<SlotEngineId, SlotEngine>>;

/** Places in the title sequence: room for engines to come without moving a title. */
export const ENGINE_SLOTS = 8;

export interface SlotEngine {
  readonly slot: number;
  /** The lobby's class filter (`gameClassify`). */
  readonly gameClassify: string;
  /**
   * Lines or ways that one spin plays, the most of them where that changes; 0 where neither is counted
   * (`minLineNum` filters on it).
   */
  readonly lineCount: number;
  /** What its rounds show; held to the machine by the game host's tests. */
  readonly features: readonly GameFeature[];
  /** Theoretical return to player, percent rounded to two decimals; the game host's tests hold it to the exact one. */
  readonly returnPercent: string;
  readonly volatility: Volatility;
  /** The most that a round can pay, of a stake of so many units; held to the machine by the game host's tests. */
  readonly mostWin: { readonly units: number; readonly ofUnits: number };
}
