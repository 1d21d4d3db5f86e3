import type { Language } from '@palpite/domain';
import { COMPOSED_TITLES } from './composed-titles.ts';
import { parseGameCode } from './game-code.ts';
import { shuffled } from './random.ts';
import { THEME_IDS, type ThemeId } from './themes.ts';
import { CATCHWORDS, TALES } from './vocabulary/title-words.ts';
import { VOCABULARY } from './vocabulary/vocabulary.ts';
import type { Adjective, Drawn, Noun, Place } from './vocabulary/words.ts';

/** A game's name in every language of the site. */
export type GameTitles = Readonly<Record<Language, string>>;

export interface Title {
  readonly names: GameTitles;
  /** The drawing of whom or what it names; undefined of a title that names a place alone. */
  readonly subject: string | undefined;
  /** Names a thing beside its subject, which no picture shows. */
  readonly isOwned?: true;
}

/** "Mossy Ocelot". */
const described = (
  [en, masculine, feminine, zh, id, th, vi]: Adjective,
  [noun, nome, gender, zhNoun, idNoun, thNoun, viNoun, subject]: Place,
): Title => ({
  subject,
  names: {
    EN: `${en} ${noun}`,
    PT: `${nome} ${gender === 'm' ? masculine : feminine}`,
    ZH: `${zh}${zhNoun}`,
    ID: `${idNoun} ${id}`,
    TH: `${thNoun}${th}`,
    VI: `${viNoun} ${vi}`,
  },
});

/** "Ocelot of the Fern Valley": who or what lives or lies there. */
const from = (
  [thing, coisa, , zhThing, idThing, thThing, viThing, subject]: Drawn,
  [place, lugar, gender, zhPlace, idPlace, thPlace, viPlace]: Place,
): Title => ({
  subject,
  names: {
    EN: `${thing} of the ${place}`,
    PT: `${coisa} ${gender === 'm' ? 'do' : 'da'} ${lugar}`,
    ZH: `${zhPlace}${zhThing}`,
    ID: `${idThing} dari ${idPlace}`,
    TH: `${thThing}แห่ง${thPlace}`,
    VI: `${viThing} ${viPlace}`,
  },
});

/** "Ballad of the Ocelot". */
const told = (
  [tale, conto, , zhTale, idTale, thTale, viTale]: Noun,
  [hero, heroi, gender, zhHero, idHero, thHero, viHero, subject]: Drawn,
): Title => ({
  subject,
  names: {
    EN: `${tale} of the ${hero}`,
    PT: `${conto} ${gender === 'm' ? 'do' : 'da'} ${heroi}`,
    ZH: `${zhHero}之${zhTale}`,
    ID: `${idTale} ${idHero}`,
    TH: `${thTale}ของ${thHero}`,
    VI: `${viTale} của ${viHero}`,
  },
});

/** "Ocelot’s Emerald": the owner is shown. */
const owned = (
  [owner, dono, gender, zhOwner, idOwner, thOwner, viOwner, subject]: Drawn,
  [thing, coisa, , zhThing, idThing, thThing, viThing]: Drawn,
): Title => ({
  subject,
  isOwned: true,
  names: {
    EN: `${owner}${owner.endsWith('s') ? '’' : '’s'} ${thing}`,
    PT: `${coisa} ${gender === 'm' ? 'do' : 'da'} ${dono}`,
    ZH: `${zhOwner}的${zhThing}`,
    ID: `${idThing} ${idOwner}`,
    TH: `${thThing}ของ${thOwner}`,
    VI: `${viThing} của ${viOwner}`,
  },
});

/** "Ocelot Rush". */
const caught = (
  [en, pt, gender, zh, id, th, vi, subject]: Drawn,
  catchword: (typeof CATCHWORDS)[number],
): Title => ({
  subject,
  names: {
    EN: catchword.EN.replace('*', en),
    PT: catchword.PT[gender].replace('*', pt),
    ZH: catchword.ZH.replace('*', zh),
    ID: catchword.ID.replace('*', id),
    TH: catchword.TH.replace('*', th),
    VI: catchword.VI.replace('*', vi),
  },
});

function cross<A, B>(left: readonly A[], right: readonly B[], make: (a: A, b: B) => Title) {
  return left.flatMap((a) => right.map((b) => make(a, b)));
}

function titlesOf(themeId: ThemeId): Title[] {
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
  return shuffled(candidates.filter(isShort), `titles:${themeId}`);
}

/** Letters, without the marks above and below them: a longer name is too small to be read on a tile of 104 pixels. */
const MOST_LETTERS = 29;
/** Thai is written without spaces, so it is seldom broken. */
const MOST_THAI = 24;

const isShort = ({ names }: Title): boolean =>
  Object.entries(names).every(
    ([language, name]) =>
      name.normalize('NFD').replace(/[\p{M}\s]/gu, '').length <=
      (language === 'TH' ? MOST_THAI : MOST_LETTERS),
  );

/**
 * Every title of every world, in an order of its own; in each language no name twice over all worlds. Of two worlds that
 * could have one, that has it whose picture is composed for it, or the first.
 */
export const TITLES: ReadonlyMap<ThemeId, readonly Title[]> = (() => {
  const worlds = THEME_IDS.map((themeId) => [themeId, titlesOf(themeId)] as const);
  const taken = new Set<string>();
  const take = ({ names }: Title): boolean => {
    const all = Object.entries(names).map(([language, name]) => `${language}:${name}`);
    if (all.some((each) => taken.has(each))) return false;
    for (const each of all) taken.add(each);
    return true;
  };
  const composed = new Set(
    worlds.flatMap(([themeId, titles]) => titles.filter(isComposed(themeId)).filter(take)),
  );
  return new Map(
    worlds.map(([themeId, titles]) => [
      themeId,
      titles.filter((title) => composed.has(title) || take(title)),
    ]),
  );
})();

function isComposed(themeId: ThemeId): (title: Title) => boolean {
  const names = new Set(
    Object.entries(COMPOSED_TITLES).flatMap(([code, name]) =>
      parseGameCode(code)?.themeId === themeId ? [name] : [],
    ),
  );
  return (title) => names.has(title.names.EN);
}
