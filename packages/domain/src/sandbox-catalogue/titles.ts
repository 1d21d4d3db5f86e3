import { ENGINE_SLOTS, SLOT_ENGINES } from './engines.ts';
import type { GameCode } from './game-code.ts';
import { shuffled } from './random.ts';
import { THEME_IDS, type ThemeId } from './themes.ts';
import { type Adjective, CATCHWORDS, type Noun, SEQUELS, TALES, VOCABULARY } from './vocabulary.ts';

/** A game's name: English is also shown where a language has no translation of its own. */
export interface GameTitle {
  readonly EN: string;
  readonly PT: string;
}

const described = (adjective: Adjective, [en, pt, gender]: Noun): GameTitle => ({
  EN: `${adjective[0]} ${en}`,
  PT: `${pt} ${adjective[gender === 'm' ? 1 : 2]}`,
});

const of = ([thing, coisa]: Noun, [owner, dono, gender]: Noun): GameTitle => ({
  EN: `${thing} of the ${owner}`,
  PT: `${coisa} ${gender === 'm' ? 'do' : 'da'} ${dono}`,
});

const owned = ([owner, dono, gender]: Noun, [thing, coisa]: Noun): GameTitle => ({
  EN: `${owner}${owner.endsWith('s') ? '’' : '’s'} ${thing}`,
  PT: `${coisa} ${gender === 'm' ? 'do' : 'da'} ${dono}`,
});

const both = (name: string): GameTitle => ({ EN: name, PT: name });

function cross<A, B>(left: readonly A[], right: readonly B[], make: (a: A, b: B) => GameTitle) {
  return left.flatMap((a) => right.map((b) => make(a, b)));
}

function plainTitles(themeId: ThemeId): GameTitle[] {
  const { heroes, treasures, places, adjectives } = VOCABULARY[themeId];
  const candidates = [
    ...cross(adjectives, heroes, described),
    ...cross(adjectives, treasures, described),
    ...cross(heroes, treasures, owned),
    ...cross(heroes, places, of),
    ...cross(treasures, places, of),
    ...cross(TALES, heroes, of),
    ...cross(treasures, CATCHWORDS, ([en], word) => both(`${en} ${word}`)),
    ...cross(heroes, CATCHWORDS, ([en], word) => both(`${en} ${word}`)),
    ...cross(adjectives, places, described),
  ];
  return shuffled(candidates, `titles:${themeId}`);
}

/** Every plain title of every world, each English name once over all worlds. */
const TITLES: ReadonlyMap<ThemeId, readonly GameTitle[]> = (() => {
  const taken = new Set<string>();
  return new Map(
    THEME_IDS.map((themeId) => {
      const titles = plainTitles(themeId).filter(({ EN }) => !taken.has(EN));
      for (const { EN } of titles) taken.add(EN);
      return [themeId, titles];
    }),
  );
})();

/** The name of the game with this code; no two codes of a catalogue share an English one. */
export function gameTitle({ engineId, themeId, number }: GameCode): GameTitle {
  const titles = TITLES.get(themeId) ?? [];
  const place = SLOT_ENGINES[engineId].slot + ENGINE_SLOTS * (number - 1);
  const plain = titles[place % titles.length] as GameTitle;
  const sequel = Math.floor(place / titles.length);
  const ending = SEQUELS[sequel] ?? ` ${sequel + 1}`;
  return { EN: `${plain.EN}${ending}`, PT: `${plain.PT}${ending}` };
}
