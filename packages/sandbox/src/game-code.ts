import { SLOT_ENGINES, type SlotEngineId } from './engines.ts';
import { isThemeId, type ThemeId } from './themes.ts';

/** What a game code says: `<engine>-<theme>-<nnn>`, e.g. `ways-jungle-007`. */
export interface GameCode {
  readonly engineId: SlotEngineId;
  readonly themeId: ThemeId;
  /** 1-based place among the games of this engine and theme. */
  readonly number: number;
}

const PATTERN = /^([a-z]+)-([a-z]+)-(\d{3,4})$/;

/** Writes a code; the number has at least three digits. */
export function gameCode({ engineId, themeId, number }: GameCode): string {
  return `${engineId}-${themeId}-${String(number).padStart(3, '0')}`;
}

/** Reads a code; undefined when its engine or theme is not one we know, or it is not written our way. */
export function parseGameCode(code: string): GameCode | undefined {
  const [, engine = '', theme = '', digits = ''] = PATTERN.exec(code) ?? [];
  if (!Object.hasOwn(SLOT_ENGINES, engine) || !isThemeId(theme)) return undefined;
  const parsed = { engineId: engine as SlotEngineId, themeId: theme, number: Number(digits) };
  return parsed.number > 0 && gameCode(parsed) === code ? parsed : undefined;
}
