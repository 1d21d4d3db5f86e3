import { LANGUAGES } from '@palpite/domain';
import { COMPOSED_TITLES } from './composed-titles.ts';
import { ENGINE_SLOTS, SLOT_ENGINES } from './engines.ts';
import { parseGameCode } from './game-code.ts';
import { codeAt, type GameFacts, gameFacts } from './game-facts.ts';
import { giveRoles, type Role } from './give-roles.ts';
import { hashText } from './random.ts';
import { THEME_IDS, type ThemeId } from './themes.ts';
import { type GameTitles, TITLES, type Title } from './titles.ts';
import { SEQUELS } from './vocabulary/title-words.ts';
import { VOCABULARY } from './vocabulary/vocabulary.ts';

/**
 * Who is named by which game. A picture shows whom its title names, so the titles of the default catalogue are given
 * together, by the games' places in the lobby's orders: neighbours name, and show, different beings.
 */

export const DEFAULT_CATALOGUE_SIZE = 3000;

/** The title of the game with this code; no two codes of a catalogue share a name. */
export function titleOf(code: string): Title {
  given ??= giveTitles();
  return given.titles.get(code) ?? laterTitle(code, given.left);
}

interface Given {
  readonly titles: ReadonlyMap<string, Title>;
  /** What no game of the default catalogue has. */
  readonly left: ReadonlyMap<ThemeId, readonly Title[]>;
}
let given: Given | undefined;

function giveTitles(): Given {
  const games = Array.from(
    { length: DEFAULT_CATALOGUE_SIZE },
    (_, index) => gameFacts(codeAt(index)) as GameFacts,
  );
  const composed = new Map(games.flatMap(composedTitle));
  const subjects = giveRoles(games.flatMap((game, index) => roleOf(game, index, composed)));
  const left = new Map([...TITLES].map(([themeId, titles]) => [themeId, new Set(titles)]));
  for (const game of games) {
    const title = composed.get(game.code);
    if (title) left.get(game.themeId)?.delete(title);
  }
  const titles = new Map<string, Title>(composed);
  for (const { code, themeId } of games) {
    if (composed.has(code)) continue;
    const title = next(left.get(themeId) ?? new Set(), subjects.get(code));
    if (!title) throw new RangeError(`no title is left for "${code}"`);
    titles.set(code, title);
  }
  return { titles, left: new Map([...left].map(([themeId, all]) => [themeId, [...all]])) };
}

function composedTitle({ code, themeId }: GameFacts): (readonly [string, Title])[] {
  const name = COMPOSED_TITLES[code];
  if (name === undefined) return [];
  const title = TITLES.get(themeId)?.find(({ names }) => names.EN === name);
  if (!title) throw new RangeError(`no title "${name}" of "${code}"`);
  return [[code, title]];
}

/** Takes the next title that names this and nothing beside it, or a place alone. */
function next(titles: Set<Title>, subject: string | undefined): Title | undefined {
  for (const title of titles) {
    if (title.subject !== subject || title.isOwned) continue;
    titles.delete(title);
    return title;
  }
  return undefined;
}

/** One game in this many has a title that names a place alone. */
const PLACES = 20;

function roleOf(game: GameFacts, index: number, composed: ReadonlyMap<string, Title>): Role[] {
  const { code, themeId } = game;
  const only = composed.get(code)?.subject;
  if (only === undefined && hashText(`place:${code}`) % PLACES === 0) return [];
  return [
    {
      code,
      index,
      popularity: game.popularity,
      ageDays: game.ageDays,
      isOpen: !game.underMaintenance,
      world: themeId,
      groups: [game.vendorCode, game.engineId],
      kinds: only === undefined ? kindsOf(code, themeId) : [{ kind: only, liking: COMPOSED }],
    },
  ];
}

/** A tile composed by hand has its subject, and its neighbours find others. */
const COMPOSED = 100;

/** Beings before things, what few worlds have before what many have; a little chance, so that a world is not always the same. */
function kindsOf(code: string, themeId: ThemeId): Role['kinds'] {
  return [...drawingsOf(themeId)].map(([kind, isBeing]) => ({
    kind,
    liking:
      (isBeing ? 4 : 0) -
      COMMON * (worldsOf().get(kind) ?? 0) +
      (hashText(`${code}:${kind}`) % 1000) / 500,
  }));
}

/** What each world that has it takes from its worth: nothing is on so many pictures that it is shown alike twice. */
const COMMON = 0.62;

/** The drawings that the titles of a world name, and whether each is a being. */
function drawingsOf(themeId: ThemeId): ReadonlyMap<string, boolean> {
  const { heroes, treasures } = VOCABULARY[themeId];
  return new Map([
    ...treasures.map(([, , , , , , , drawing]) => [drawing, false] as const),
    ...heroes.map(([, , , , , , , drawing]) => [drawing, true] as const),
  ]);
}

/** In how many worlds each drawing is named. */
function worldsOf(): ReadonlyMap<string, number> {
  if (worlds) return worlds;
  worlds = new Map();
  for (const themeId of THEME_IDS) {
    for (const drawing of drawingsOf(themeId).keys()) {
      worlds.set(drawing, (worlds.get(drawing) ?? 0) + 1);
    }
  }
  return worlds;
}
let worlds: Map<string, number> | undefined;

/** A game beyond the default catalogue takes what is left, and then the next of a series. */
function laterTitle(code: string, left: Given['left']): Title {
  const parsed = parseGameCode(code);
  if (!parsed) throw new RangeError(`no game "${code}"`);
  const titles = left.get(parsed.themeId) ?? [];
  const place = SLOT_ENGINES[parsed.engineId].slot + ENGINE_SLOTS * (parsed.number - 1);
  const { names, subject } = titles[place % titles.length] as Title;
  const sequel = Math.floor(place / titles.length);
  const named = LANGUAGES.map((language) => {
    const ending = SEQUELS[sequel]?.[language] ?? ` ${sequel + 1}`;
    return [language, `${names[language]}${ending}`] as const;
  });
  return { subject, names: Object.fromEntries(named) as GameTitles };
}
