import { ART_VERSION } from '@palpite/art/art-version.ts';
import { heroKind } from '@palpite/art/tile.ts';
import { type SandboxGame, sandboxCatalogue, sandboxGame } from '@palpite/sandbox/catalogue.ts';
import { SLOT_ENGINES, type SlotEngine } from '@palpite/sandbox/engines.ts';
import { hashText } from '@palpite/sandbox/random.ts';
import { SANDBOX_VENDORS, sandboxVendor } from '@palpite/sandbox/vendors.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import type { SecretBox } from '#kernel/secrets/secret-box.ts';
import {
  addGames,
  addVendors,
  countGames,
  type NewGame,
  type NewVendor,
  nameOlderGames,
  nameRedrawn,
  updateMachines,
} from '#modules/catalogue/index.ts';

export { MAX_CATALOGUE_SIZE } from '@palpite/sandbox/catalogue.ts';

const DAY_MILLISECONDS = 86_400_000;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MILLISECONDS);

/**
 * Makes sure that the sandbox vendors exist, each with its own signing secret, and that the catalogue holds at least
 * `size` games. Existing rows stay, and an operator's changes with them; newer drawings bring the names that they show.
 * @returns how many games were added
 */
export async function seedCatalogue(
  tx: Database,
  secrets: SecretBox,
  now: Date,
  size: number,
): Promise<number> {
  await addVendors(tx, secrets, vendors(now));
  await nameOlderGames(tx, (code) => sandboxGame(code)?.titles);
  // What the sandbox's games pay and show follows their engines, so a changed machine updates it.
  const ours = SANDBOX_VENDORS.map(({ code }) => code);
  await nameRedrawn(tx, ours, ART_VERSION, (code) => {
    const game = sandboxGame(code);
    return game && { titles: game.titles, hero: heroKind(code) };
  });
  const facts = Object.entries(SLOT_ENGINES).map(([machine, engine]) => ({
    machine,
    ...factsOf(engine),
  }));
  await updateMachines(tx, ours, facts);
  if ((await countGames(tx)) >= size) return 0;
  return addGames(
    tx,
    sandboxCatalogue(size).map((each) => newGame(each, now)),
  );
}

const vendors = (now: Date): NewVendor[] =>
  SANDBOX_VENDORS.map(({ code, name }, rank) => ({
    code,
    name,
    rank,
    isHot: rank < 3,
    // the last of the list are the newest
    addedAt: daysBefore(now, rank >= SANDBOX_VENDORS.length - 3 ? 5 : 60 + (hashText(code) % 900)),
  }));

function factsOf({ returnPercent, volatility, mostWin, features }: SlotEngine) {
  // Rounded up, so that the maximum itself is never refused.
  const mostWinPercent = Math.ceil((mostWin.units * 100) / mostWin.ofUnits);
  return { returnPercent, volatility, mostWinPercent, features: [...features] };
}

function newGame(each: SandboxGame, now: Date): NewGame {
  const { vendorCode } = each;
  return {
    code: each.code,
    vendorCode,
    vendorName: sandboxVendor(vendorCode)?.name ?? vendorCode,
    category: each.category,
    gameClassify: each.gameClassify,
    themeId: each.themeId,
    artSeed: each.artSeed,
    titles: each.titles,
    stakeTier: each.stakeTier,
    lineCount: each.lineCount,
    ...factsOf(SLOT_ENGINES[each.engineId]),
    popularity: each.popularity,
    releasedOn: daysBefore(now, each.ageDays).toISOString().slice(0, 10),
    maintenance: each.underMaintenance,
    shown: { hero: heroKind(each.code), drawings: ART_VERSION },
  };
}
