import {
  DEFAULT_CATALOGUE_SIZE,
  type SandboxGame,
  sandboxCatalogue,
  sandboxGame,
} from '@palpite/sandbox/catalogue.ts';
import { byPopularity, giveRoles, type Role } from '@palpite/sandbox/give-roles.ts';
import { hashText, seededRandom } from '@palpite/sandbox/random.ts';
import type { Cast } from '../worlds/world.ts';
import { castsOf, isBeing, kindOf, planesOf } from './casts.ts';
import type { Figure } from './figure.ts';
import type { Flagship } from './flagships/flagship.ts';
import { FLAGSHIPS } from './flagships/flagships.ts';
import { giveLooks } from './give-looks.ts';
import { type Look, type Manner, posesOf, propsOf } from './looks.ts';
import type { TileCut } from './tile-cut.ts';

/**
 * Who is on the picture of a game, and how. The games of the default catalogue get their heroes and looks together, by
 * their places in the lobby's orders, so that neighbours differ; a game of a larger one gets its own by its seed.
 */
export function figureOf(code: string, shape: TileCut['shape']): Figure {
  const game = sandboxGame(code);
  if (!game) throw new RangeError(`no game "${code}"`);
  const manner = mannerOf(shape);
  const { cast, turned } = heroOf(game, manner);
  const flagship = FLAGSHIPS.get(code);
  if (flagship) {
    const { props, mood } = flagship;
    return { cast, turned: 0, pose: 'upright', props, mood };
  }
  const { pose, prop } = looksOfCatalogue(manner).get(code) ?? seededLook(code, cast, game, manner);
  return { cast, turned, pose, props: prop === 'none' ? [] : [prop] };
}

const mannerOf = (shape: TileCut['shape']): Manner => (shape === 'landscape' ? 'lit' : 'painted');

/** The drawing of a game's hero: whom its title names. Who a title of a place shows is chance beyond the default catalogue. */
function heroOf({ code, themeId, subject }: SandboxGame, manner: Manner) {
  const kind = subject ?? rolesOfCatalogue().get(code);
  const flagship = FLAGSHIPS.get(code);
  if (flagship) return composedHero(flagship, manner);
  const casts = castsOf(themeId);
  const random = seededRandom(`figure:${code}`);
  const cast = random.pick(
    kind === undefined ? casts : casts.filter((each) => kindOf(each) === kind),
  );
  const turned = random.between(-1, 1) * (cast[4] ?? 9);
  const planes = manner === 'lit' ? planesOf(cast) : undefined;
  return planes ? { cast: [random.pick(planes), 0, 0] as Cast, turned } : { cast, turned };
}

const composedHero = ({ hero, planes }: Flagship, manner: Manner) => ({
  cast: manner === 'lit' && planes ? ([planes, 0, 0] as Cast) : hero,
  turned: 0,
});

function seededLook(code: string, [hero]: Cast, { themeId }: SandboxGame, manner: Manner): Look {
  const random = seededRandom(`look:${code}`);
  return {
    pose: random.pick(posesOf(hero)),
    prop: random.pick(propsOf(hero, themeId, manner)),
  };
}

/** The kind of hero that each game of the default catalogue has: whom its title names, and among those the others. */
export function rolesOfCatalogue(): ReadonlyMap<string, string> {
  known ??= giveRoles(roles());
  return known;
}
let known: ReadonlyMap<string, string> | undefined;

/** The kind of hero on a game's tile. @throws RangeError for a code that no game can have */
export function heroKind(code: string): string {
  const game = sandboxGame(code);
  if (!game) throw new RangeError(`no game "${code}"`);
  return kindOf(heroOf(game, 'painted').cast);
}

/** A game's place among the games of its world, the most popular first; of one beyond the default catalogue, any. */
export const turnOf = (code: string): number => turns().get(code) ?? hashText(code) % 1000;

function turns(): ReadonlyMap<string, number> {
  turned ??= new Map(
    [...Map.groupBy(byPopularity(roles()), ({ world }) => world).values()].flatMap((games) =>
      games.map(({ code }, place) => [code, place] as const),
    ),
  );
  return turned;
}
let turned: ReadonlyMap<string, number> | undefined;

/** How each game of the default catalogue shows its hero, those aside that are composed by hand. */
export function looksOfCatalogue(manner: Manner): ReadonlyMap<string, Look> {
  const made = looks.get(manner);
  if (made) return made;
  const given = giveLooks(
    roles()
      .filter(({ code }) => !FLAGSHIPS.has(code))
      .map((role) => {
        const kind = rolesOfCatalogue().get(role.code) ?? '';
        const game = sandboxGame(role.code) as SandboxGame;
        const [hero] = heroOf(game, manner).cast;
        return { role, kind, props: propsOf(hero, game.themeId, manner), poses: posesOf(hero) };
      }),
  );
  looks.set(manner, given);
  return given;
}
const looks = new Map<Manner, ReadonlyMap<string, Look>>();

function roles(): readonly Role[] {
  listed ??= listRoles();
  return listed;
}
let listed: readonly Role[] | undefined;

function listRoles(): Role[] {
  const worlds = new Map<string, readonly string[]>();
  return sandboxCatalogue(DEFAULT_CATALOGUE_SIZE).map((game, index): Role => {
    const kinds = worlds.get(game.themeId) ?? [
      ...new Set(castsOf(game.themeId).map((cast: Cast) => kindOf(cast))),
    ];
    worlds.set(game.themeId, kinds);
    return {
      code: game.code,
      index,
      popularity: game.popularity,
      ageDays: game.ageDays,
      isOpen: !game.underMaintenance,
      world: game.themeId,
      groups: [game.vendorCode, game.engineId],
      kinds: kindsOf(game, kinds),
    };
  });
}

/** Of whom a title names, one; else beings, then things; a little chance, so that a world is not always the same. */
function kindsOf({ code, subject }: SandboxGame, kinds: readonly string[]): Role['kinds'] {
  const flagship = FLAGSHIPS.get(code);
  const only = flagship ? kindOf(flagship.hero) : subject;
  if (only !== undefined) return [{ kind: only, liking: NAMED }];
  return kinds.map((kind) => ({
    kind,
    liking: (isBeing(kind) ? 4 : 0) + (hashText(`${code}:${kind}`) % 1000) / 500,
  }));
}

/** Who is named has its place first, and its neighbours find others. */
const NAMED = 100;
