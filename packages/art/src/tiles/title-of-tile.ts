import type { Face } from '@palpite/contract';
import type { SeededRandom } from '@palpite/sandbox/random.ts';
import type { ThemeId } from '@palpite/sandbox/themes.ts';
import type { Bend } from '../logo/bends.ts';
import { type Room, type SetTitle, type Setting, setTitle } from '../logo/set-title.ts';
import { hasLetters, type Letters } from '../logo/typefaces.ts';
import { HANDS, scriptLetters } from './hands.ts';

/** A title, and what its letters are chosen by. */
export interface Lettered {
  readonly title: string;
  readonly display: Face['type']['display'];
  readonly themeId: ThemeId;
}

/** A capital of this part of the tile's width is 9 px on a tile of 104: below, narrower letters are tried. */
const READ = 9.4 / 104;

interface Shape extends Pick<Setting, 'even' | 'gap' | 'align'> {
  readonly bends: readonly Bend[];
  readonly strength: number;
  /** The width of the whole tile, in the room's units. */
  readonly tile: number;
  /** Letters that are tried first, of a tile composed by hand. */
  readonly first?: Readonly<Partial<Record<Face['type']['display'], Letters>>>;
}

/** The title, and in which of the rooms it stands. */
export interface TileTitle extends SetTitle {
  readonly room: Room;
}

/**
 * Sets a game's title in the letters of the brand and of its world, large enough to be read: where it is too long for a
 * room, in narrower letters, and then in the next room.
 */
export async function titleOfTile(
  { title, display, themeId }: Lettered,
  rooms: readonly Room[],
  shape: Shape,
  random: SeededRandom,
): Promise<TileTitle> {
  const hand = HANDS[display];
  const bend = random.pick(shape.bends);
  const wanted = shape.first?.[display] ?? random.pick(hand.worlds[themeId] ?? hand.others);
  const script = scriptLetters(title, display);
  const isScript = script.length > 0;
  const choices = isScript ? script : [wanted, ...hand.narrow, ...hand.plain];
  const set = (letters: Letters, room: Room) =>
    setTitle(title, room, {
      ...shape,
      letters,
      bend,
      // A wide script is broken rarely: bent as much it would lean.
      strength: isScript ? shape.strength * 0.6 : shape.strength,
      capitals: hand.capitals || letters === 'roman' || letters === 'wide',
    });
  let best: TileTitle | undefined;
  for (const room of rooms) {
    for (const letters of new Set(choices)) {
      if (!(await hasLetters(letters, title))) continue;
      const made = await set(letters, room);
      if (!best || made.cap > best.cap * 1.04) best = { ...made, room };
      if (best.cap >= shape.tile * READ) return best;
    }
  }
  return best ?? withoutUnknown({ title, display, themeId }, rooms, shape, random);
}

/** The title without what no typeface has; no letters at all where nothing is left. */
async function withoutUnknown(
  { title, display, themeId }: Lettered,
  rooms: readonly Room[],
  shape: Shape,
  random: SeededRandom,
): Promise<TileTitle> {
  const [plain = 'manrope'] = [...scriptLetters(title, display), ...HANDS[display].plain].slice(-1);
  const known: string[] = [];
  for (const letter of title) if (await hasLetters(plain, letter)) known.push(letter);
  const left = known.join('').trim();
  if (left !== '' && left !== title) {
    return titleOfTile({ title: left, display, themeId }, rooms, shape, random);
  }
  const [room = { width: 0, height: 0, anchor: 'bottom' } as const] = rooms;
  const extent = { left: 0, right: 0, top: room.height, bottom: room.height };
  return { lines: [], cap: 0, extent, room };
}
