import { createHash, randomBytes } from 'node:crypto';
import type { Titles } from '@palpite/domain/titles.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SecretBox } from '#kernel/secrets/secret-box.ts';
import { listGameNodes } from './list-nodes.ts';
import { game, vendor } from './tables/catalogue.table.ts';
import { searchTerms } from './search-terms.ts';
import { VENDOR_SECRET } from './vendors/vendor-secrets.ts';

/** The catalogue as its vendors fill it. */

const BATCH = 1_000;

export type NewVendor = Pick<
  typeof vendor.$inferInsert,
  'code' | 'name' | 'rank' | 'isHot' | 'addedAt'
>;

/** Adds vendors, each with its own signing secret; existing ones stay as they are. */
export async function addVendors(
  tx: Database,
  secrets: SecretBox,
  vendors: readonly NewVendor[],
): Promise<void> {
  const rows = await tx.select({ code: vendor.code }).from(vendor);
  const known = new Set(rows.map(({ code }) => code));
  const fresh = vendors.filter(({ code }) => !known.has(code));
  if (fresh.length === 0) return;
  const sealed = await Promise.all(
    fresh.map(async (each) => ({
      ...each,
      sealedSecret: await secrets.seal(VENDOR_SECRET, randomBytes(32).toString('base64url')),
    })),
  );
  await tx.insert(vendor).values(sealed).onConflictDoNothing();
}

export interface NewGame extends Omit<typeof game.$inferInsert, 'nodeId' | 'searchTerms'> {
  readonly vendorName: string;
  readonly shown: Shown;
}

/** What a game's picture shows. */
export interface Shown {
  readonly hero: string;
  /** The version of the drawings that it was read from. */
  readonly drawings: string;
}

const drawingsTerm = (drawings: string) => `drawings:${drawings}`;

const NAMED_TERM = 'named:';

/** Remembers the names that the drawings gave a game, so that another name is known to be the operator's own. */
export function namedTerm(titles: Partial<Titles>): string {
  const sorted = Object.entries(titles).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const hash = createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
  return `${NAMED_TERM}${hash.slice(0, 16)}`;
}

/** Adds games; those whose code is known stay as they are. @returns how many were added */
export async function addGames(tx: Database, games: readonly NewGame[]): Promise<number> {
  let added = 0;
  for (let from = 0; from < games.length; from += BATCH) {
    const rows = games
      .slice(from, from + BATCH)
      .map(({ vendorName, shown: { hero, drawings }, ...row }) => ({
        ...row,
        searchTerms: [
          ...searchTerms({ ...row, vendorName, hero }),
          drawingsTerm(drawings),
          namedTerm(row.titles),
        ],
      }));
    const { rowCount } = await tx
      .insert(game)
      .values(rows)
      .onConflictDoNothing({ target: game.code });
    added += rowCount ?? 0;
  }
  await listGameNodes(tx);
  // Until its rows are counted, the server treats a new catalogue as small and sorts all of it for each page.
  await tx.execute(sql`analyze ${game}`);
  return added;
}

export const countGames = (database: Database): Promise<number> => database.$count(game);

/** Adds titles and search terms to games that were listed before games had them; existing ones stay. */
export async function nameOlderGames(
  tx: Database,
  titlesOf: (code: string) => Partial<Titles> | undefined,
): Promise<void> {
  const { nodeId, code, themeId, gameClassify, titles } = game;
  const rows = await tx
    .select({ nodeId, code, themeId, gameClassify, titles, vendorName: vendor.name })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(sql`cardinality(${game.searchTerms}) = 0`);
  for (const row of rows) {
    const named = { ...row, titles: { ...titlesOf(row.code), ...row.titles } };
    await tx
      .update(game)
      .set({ titles: named.titles, searchTerms: searchTerms({ ...named, hero: null }) })
      .where(eq(game.nodeId, row.nodeId));
  }
  await listGameNodes(tx);
}

/** What a vendor shows of a game: its names, and who is on its picture. */
export interface Redrawn {
  readonly titles: Titles;
  readonly hero: string;
}

/**
 * Where the drawings are newer than what is known of these vendors' games: names them as their pictures do, and makes
 * them known by the heroes there. A game that was listed before its picture was known keeps its names, and so does one
 * that the operator has named.
 */
export async function nameRedrawn(
  tx: Database,
  vendorCodes: readonly string[],
  drawings: string,
  redrawn: (code: string) => Redrawn | undefined,
): Promise<void> {
  const drawn = drawingsTerm(drawings);
  const { code, themeId, gameClassify, titles, searchTerms: terms } = game;
  const rows = await tx
    .select({ code, themeId, gameClassify, titles, terms, vendorName: vendor.name })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(
      and(
        inArray(game.vendorCode, [...vendorCodes]),
        sql`(not ${drawn} = any(${game.searchTerms})
          or not exists (select from unnest(${game.searchTerms}) term where starts_with(term, ${NAMED_TERM})))`,
      ),
    );
  const named = rows.flatMap((row) => {
    const now = redrawn(row.code);
    if (!now) return [];
    const named = isOfDrawings(row, drawn);
    const searched = { ...row, titles: named ? now.titles : row.titles, hero: now.hero };
    const found = [...searchTerms(searched), drawn, namedTerm(now.titles)];
    return [{ code: row.code, titles: searched.titles, terms: found }];
  });
  for (let from = 0; from < named.length; from += BATCH) {
    const batch = JSON.stringify(named.slice(from, from + BATCH));
    await tx.execute(sql`
      update ${game} set titles = named.titles, search_terms = named.terms
      from jsonb_to_recordset(${batch}::jsonb) as named (code text, titles jsonb, terms text[])
      where ${game.code} = named.code`);
  }
  await listGameNodes(tx);
}

/** Has the names that older drawings gave it. Where those are not remembered, none but they could be there. */
function isOfDrawings(
  { titles, terms }: { titles: Titles; terms: readonly string[] },
  drawn: string,
): boolean {
  if (terms.includes(drawn)) return false;
  const given = terms.find((term) => term.startsWith(NAMED_TERM));
  if (given !== undefined) return given === namedTerm(titles);
  return terms.some((term) => term.startsWith(drawingsTerm('')));
}

/** What a vendor states of the games of one machine, whose codes begin with the machine's name. */
export interface MachineFacts
  extends Pick<typeof game.$inferInsert, 'volatility' | 'mostWinPercent' | 'features'> {
  readonly machine: string;
  readonly returnPercent: number | string | null;
}

/** Updates these vendors' games to what is stated of their machines. */
export async function updateMachines(
  tx: Database,
  vendorCodes: readonly string[],
  facts: readonly MachineFacts[],
): Promise<void> {
  await tx.execute(sql`
    update ${game} set
      return_percent = stated."returnPercent",
      volatility = stated.volatility,
      most_win_percent = stated."mostWinPercent",
      features = stated.features
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as stated
      (machine text, "returnPercent" numeric, volatility text, "mostWinPercent" integer, features text[])
    where split_part(${game.code}, '-', 1) = stated.machine
      and ${inArray(game.vendorCode, [...vendorCodes])}
      and (${game.returnPercent}, ${game.volatility}, ${game.mostWinPercent}, ${game.features})
        is distinct from (stated."returnPercent", stated.volatility, stated."mostWinPercent", stated.features)`);
}

/** The names of the game of this code; undefined when the catalogue has none. */
export async function titlesOf(database: Database, code: string): Promise<Titles | undefined> {
  const [found] = await database
    .select({ titles: game.titles })
    .from(game)
    .where(eq(game.code, code));
  return found?.titles;
}

/** The open games that a home page shows first: the most popular and the newest. */
export async function firstGames(
  database: Database,
  most: number,
): Promise<readonly { readonly code: string; readonly titles: Titles }[]> {
  const open = eq(game.maintenance, false);
  const of = () =>
    database.select({ code: game.code, titles: game.titles }).from(game).where(open).limit(most);
  const [popular, newest] = await Promise.all([
    of().orderBy(desc(game.popularity), asc(game.nodeId)),
    of().orderBy(desc(game.releasedOn), asc(game.nodeId)),
  ]);
  return [...popular, ...newest];
}
