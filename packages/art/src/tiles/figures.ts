import {
  DEFAULT_CATALOGUE_SIZE,
  sandboxCatalogue,
  sandboxGame,
} from '@palpite/sandbox/catalogue.ts';
import { hashText, seededRandom } from '@palpite/sandbox/random.ts';
import type { Cast } from '../worlds/world.ts';
import { castsOf, IN_PLANES, isBeing, kindOf } from './casts.ts';
import type { Figure } from './figure.ts';
import { giveRoles, type Role } from './give-roles.ts';
import type { TileCut } from './tile-cut.ts';
import { namedIn } from './title-heroes.ts';

/**
 * Who is on the picture of a game. The games of the default catalogue get their heroes together, by their places in the
 * lobby's orders, so that neighbours differ; a game of a larger one gets its own by its seed.
 */
export function figureOf(code: string, shape: TileCut['shape']): Figure {
  const game = sandboxGame(code);
  if (!game) throw new RangeError(`no game "${code}"`);
  const casts = castsOf(game.themeId);
  const kind = rolesOfCatalogue().get(code);
  const random = seededRandom(`figure:${code}`);
  const cast = random.pick(
    kind === undefined ? casts : casts.filter((each) => kindOf(each) === kind),
  );
  const turned = random.between(-1, 1) * (cast[4] ?? 9);
  const planes = shape === 'landscape' ? IN_PLANES[kindOf(cast)] : undefined;
  if (planes) return { cast: [random.pick(planes), 0, 0], turned };
  return { cast, turned };
}

/** The kind of hero that each game of the default catalogue has. */
export function rolesOfCatalogue(): ReadonlyMap<string, string> {
  known ??= giveRoles(roles());
  return known;
}
let known: ReadonlyMap<string, string> | undefined;

function roles(): Role[] {
  const worlds = new Map<string, readonly string[]>();
  return sandboxCatalogue(DEFAULT_CATALOGUE_SIZE).map((game, index): Role => {
    const kinds = worlds.get(game.themeId) ?? [
      ...new Set(castsOf(game.themeId).map((cast: Cast) => kindOf(cast))),
    ];
    worlds.set(game.themeId, kinds);
    const named = namedIn(game.titles.EN);
    return {
      code: game.code,
      index,
      popularity: game.popularity,
      ageDays: game.ageDays,
      isOpen: !game.underMaintenance,
      world: game.themeId,
      groups: [game.vendorCode, game.engineId],
      kinds: kinds.map((kind) => ({
        kind,
        // Whom the title names, then beings, then things; a little chance, so that a world is not always the same.
        liking:
          (named[0] === kind ? 12 : named.includes(kind) ? 8 : 0) +
          (isBeing(kind) ? 4 : 0) +
          (hashText(`${game.code}:${kind}`) % 1000) / 500,
      })),
    };
  });
}
