import { randomBytes } from 'node:crypto';
import { type SandboxGame, sandboxCatalogue, sandboxGame } from '@palpite/sandbox/catalogue.ts';
import { SLOT_ENGINES, type SlotEngine } from '@palpite/sandbox/engines.ts';
import { hashText } from '@palpite/sandbox/random.ts';
import { SANDBOX_VENDORS, sandboxVendor } from '@palpite/sandbox/vendors.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { game, vendor } from '#modules/play/tables/catalogue.table.ts';
import type { SecretBox } from '#kernel/secrets/secret-box.ts';
import { searchTerms } from '#modules/play/catalogue/search-terms.ts';

export { MAX_CATALOGUE_SIZE } from '@palpite/sandbox/catalogue.ts';

const DAY_MILLISECONDS = 86_400_000;
const BATCH = 1_000;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MILLISECONDS);

/**
 * Makes sure that the sandbox vendors exist, each with its own signing secret, and that the catalogue holds at least
 * `size` games. Existing rows stay: an operator's changes survive.
 * @returns how many games were added
 */
export async function seedCatalogue(
  tx: Database,
  secrets: SecretBox,
  now: Date,
  size: number,
): Promise<number> {
  await seedVendors(tx, secrets, now);
  await nameOlderGames(tx);
  await updatePayouts(tx);
  const present = await tx.$count(game);
  if (present >= size) return 0;
  const games = sandboxCatalogue(size);
  let added = 0;
  for (let from = 0; from < games.length; from += BATCH) {
    const rows = games.slice(from, from + BATCH).map((each) => gameRow(each, now));
    const { rowCount } = await tx
      .insert(game)
      .values(rows)
      .onConflictDoNothing({ target: game.code });
    added += rowCount ?? 0;
  }
  // Until its rows are counted, the server treats a new catalogue as small and sorts all of it for each page.
  await tx.execute(sql`analyze ${game}`);
  return added;
}

/** Adds titles and search terms to games that were listed before games had them; existing ones stay. */
async function nameOlderGames(tx: Database): Promise<void> {
  const { nodeId, code, themeId, gameClassify, titles } = game;
  const rows = await tx
    .select({ nodeId, code, themeId, gameClassify, titles, vendorName: vendor.name })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(sql`cardinality(${game.searchTerms}) = 0`);
  for (const row of rows) {
    const named = { ...row, titles: { ...sandboxGame(row.code)?.titles, ...row.titles } };
    await tx
      .update(game)
      .set({ titles: named.titles, searchTerms: searchTerms(named) })
      .where(eq(game.nodeId, row.nodeId));
  }
}

/** The return of the sandbox's games follows their engines, so a changed machine updates it. */
async function updatePayouts(tx: Database): Promise<void> {
  const engines = Object.entries(SLOT_ENGINES).map(([engineId, engine]) => ({
    engine: engineId,
    ...payoutsOf(engine),
  }));
  const ours = SANDBOX_VENDORS.map(({ code }) => code);
  await tx.execute(sql`
    update ${game} set
      return_percent = engine."returnPercent",
      volatility = engine.volatility,
      most_win_percent = engine."mostWinPercent"
    from jsonb_to_recordset(${JSON.stringify(engines)}::jsonb) as engine
      (engine text, "returnPercent" numeric, volatility text, "mostWinPercent" integer)
    where split_part(${game.code}, '-', 1) = engine.engine and ${inArray(game.vendorCode, ours)}
      and (${game.returnPercent}, ${game.volatility}, ${game.mostWinPercent})
        is distinct from (engine."returnPercent", engine.volatility, engine."mostWinPercent")`);
}

async function seedVendors(tx: Database, secrets: SecretBox, now: Date): Promise<void> {
  const known = new Set(
    (await tx.select({ code: vendor.code }).from(vendor)).map(({ code }) => code),
  );
  const rows = await Promise.all(
    SANDBOX_VENDORS.map(async ({ code, name }, rank) => ({
      code,
      name,
      rank,
      isHot: rank < 3,
      sealedSecret: known.has(code)
        ? ''
        : await secrets.seal('vendor-secret', randomBytes(32).toString('base64url')),
      // the last of the list are the newest
      addedAt: daysBefore(
        now,
        rank >= SANDBOX_VENDORS.length - 3 ? 5 : 60 + (hashText(code) % 900),
      ),
    })),
  );
  const fresh = rows.filter(({ code }) => !known.has(code));
  if (fresh.length > 0) await tx.insert(vendor).values(fresh).onConflictDoNothing();
}

function payoutsOf({ returnPercent, volatility, mostWin }: SlotEngine) {
  // Rounded up, so that the maximum itself is never refused.
  const mostWinPercent = Math.ceil((mostWin.units * 100) / mostWin.ofUnits);
  return { returnPercent, volatility, mostWinPercent };
}

function gameRow(each: SandboxGame, now: Date) {
  const { titles, vendorCode } = each;
  const vendorName = sandboxVendor(vendorCode)?.name ?? vendorCode;
  return {
    code: each.code,
    vendorCode,
    category: each.category,
    gameClassify: each.gameClassify,
    themeId: each.themeId,
    artSeed: each.artSeed,
    titles,
    searchTerms: searchTerms({ ...each, vendorName: vendorName }),
    stakeTier: each.stakeTier,
    lineCount: each.lineCount,
    ...payoutsOf(SLOT_ENGINES[each.engineId]),
    popularity: each.popularity,
    releasedOn: daysBefore(now, each.ageDays).toISOString().slice(0, 10),
    maintenance: each.underMaintenance,
  };
}
