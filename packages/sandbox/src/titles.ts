import { LANGUAGES, type Language } from '@palpite/domain';
import { ENGINE_SLOTS, SLOT_ENGINES } from './engines.ts';
import type { GameCode } from './game-code.ts';
import { shuffled } from './random.ts';
import { THEME_IDS, type ThemeId } from './themes.ts';
import { CATCHWORDS, SEQUELS, TALES } from './vocabulary/title-words.ts';
import { VOCABULARY } from './vocabulary/vocabulary.ts';
import type { Adjective, Noun } from './vocabulary/words.ts';

/** A game's name in every language of the site. */
export type GameTitles = Readonly<Record<Language, string>>;

/** "Mossy Ocelot". */
const described = (
  [en, masculine, feminine, zh, id, th, vi]: Adjective,
  [noun, nome, gender, zhNoun, idNoun, thNoun, viNoun]: Noun,
): GameTitles => ({
  EN: `${en} ${noun}`,
  PT: `${nome} ${gender === 'm' ? masculine : feminine}`,
  ZH: `${zh}${zhNoun}`,
  ID: `${idNoun} ${id}`,
  TH: `${thNoun}${th}`,
  VI: `${viNoun} ${vi}`,
});

/** "Ocelot of the Fern Valley": who or what lives or lies there. */
const from = (
  [thing, coisa, , zhThing, idThing, thThing, viThing]: Noun,
  [place, lugar, gender, zhPlace, idPlace, thPlace, viPlace]: Noun,
): GameTitles => ({
  EN: `${thing} of the ${place}`,
  PT: `${coisa} ${gender === 'm' ? 'do' : 'da'} ${lugar}`,
  ZH: `${zhPlace}${zhThing}`,
  ID: `${idThing} dari ${idPlace}`,
  TH: `${thThing}แห่ง${thPlace}`,
  VI: `${viThing} ${viPlace}`,
});

/** "Ballad of the Ocelot". */
const told = (
  [tale, conto, , zhTale, idTale, thTale, viTale]: Noun,
  [hero, heroi, gender, zhHero, idHero, thHero, viHero]: Noun,
): GameTitles => ({
  EN: `${tale} of the ${hero}`,
  PT: `${conto} ${gender === 'm' ? 'do' : 'da'} ${heroi}`,
  ZH: `${zhHero}之${zhTale}`,
  ID: `${idTale} ${idHero}`,
  TH: `${thTale}ของ${thHero}`,
  VI: `${viTale} của ${viHero}`,
});

/** "Ocelot’s Emerald". */
const owned = (
  [owner, dono, gender, zhOwner, idOwner, thOwner, viOwner]: Noun,
  [thing, coisa, , zhThing, idThing, thThing, viThing]: Noun,
): GameTitles => ({
  EN: `${owner}${owner.endsWith('s') ? '’' : '’s'} ${thing}`,
  PT: `${coisa} ${gender === 'm' ? 'do' : 'da'} ${dono}`,
  ZH: `${zhOwner}的${zhThing}`,
  ID: `${idThing} ${idOwner}`,
  TH: `${thThing}ของ${thOwner}`,
  VI: `${viThing} của ${viOwner}`,
});

/** "Ocelot Rush". */
const caught = (
  [en, , , zh, id, th, vi]: Noun,
  catchword: (typeof CATCHWORDS)[number],
): GameTitles => {
  const english = catchword.EN.replace('*', en);
  return {
    EN: english,
    PT: english,
    ZH: catchword.ZH.replace('*', zh),
    ID: catchword.ID.replace('*', id),
    TH: catchword.TH.replace('*', th),
    VI: catchword.VI.replace('*', vi),
  };
};

function cross<A, B>(left: readonly A[], right: readonly B[], make: (a: A, b: B) => GameTitles) {
  return left.flatMap((a) => right.map((b) => make(a, b)));
}

function plainTitles(themeId: ThemeId): GameTitles[] {
  const { heroes, treasures, places, adjectives } = VOCABULARY[themeId];
  const candidates = [
    ...cross(adjectives, heroes, described),
    ...cross(adjectives, treasures, described),
    ...cross(heroes, treasures, owned),
    ...cross(heroes, places, from),
    ...cross(treasures, places, from),
    ...cross(TALES, heroes, told),
    ...cross(treasures, CATCHWORDS, caught),
    ...cross(heroes, CATCHWORDS, caught),
    ...cross(adjectives, places, described),
  ];
  return shuffled(candidates, `titles:${themeId}`);
}

/** Every plain title of every world, each English name once over all worlds. */
const TITLES: ReadonlyMap<ThemeId, readonly GameTitles[]> = (() => {
  const taken = new Set<string>();
  return new Map(
    THEME_IDS.map((themeId) => {
      const titles = plainTitles(themeId).filter(({ EN }) => !taken.has(EN));
      for (const { EN } of titles) taken.add(EN);
      return [themeId, titles];
    }),
  );
})();

/** The name of the game with this code; no two codes of a catalogue share one, save a few in Portuguese. */
export function gameTitles({ engineId, themeId, number }: GameCode): GameTitles {
  const titles = TITLES.get(themeId) ?? [];
  const place = SLOT_ENGINES[engineId].slot + ENGINE_SLOTS * (number - 1);
  const plain = titles[place % titles.length] as GameTitles;
  const sequel = Math.floor(place / titles.length);
  const named = LANGUAGES.map((language) => {
    const ending = SEQUELS[sequel]?.[language] ?? ` ${sequel + 1}`;
    return [language, `${plain[language]}${ending}`] as const;
  });
  return Object.fromEntries(named) as GameTitles;
}
