import type { Database } from '@palpite/server/database/transaction.ts';
import { count, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { game, vendor } from '../tables/catalogue.table.ts';
import { word } from '#kernel/staff/inputs.ts';
import { ANY_ROLE } from '#kernel/staff/roles.ts';
import { notFound } from '#kernel/staff/staff-error.ts';
import { NO_MONEY, staffUseCases } from '#kernel/staff/use-case.ts';

const { act, look } = staffUseCases();

/** The vendors with their number of games or, with `closed`, the games under maintenance. */
export const listCatalogue = look({
  name: 'catalogue.list',
  roles: ANY_ROLE,
  input: v.strictObject({ closed: v.optional(v.boolean(), false) }),
  async run({ tx }, { closed }) {
    return closed
      ? { kind: 'games' as const, games: await closedGames(tx) }
      : { kind: 'vendors' as const, vendors: await vendors(tx) };
  },
});

const vendors = (tx: Database) =>
  tx
    .select({
      code: vendor.code,
      name: vendor.name,
      maintenance: vendor.maintenance,
      games: count(game.nodeId),
      closed: sql<string>`count(*) filter (where ${game.maintenance})`,
    })
    .from(vendor)
    .leftJoin(game, eq(game.vendorCode, vendor.code))
    .groupBy(vendor.code)
    .orderBy(vendor.rank);

const closedGames = (tx: Database) =>
  tx
    .select({ code: game.code, vendorCode: game.vendorCode, titles: game.titles })
    .from(game)
    .where(eq(game.maintenance, true))
    .orderBy(game.vendorCode, game.code);

/** Closes or opens a game or all games of a vendor; rounds in progress are finished. */
export const setMaintenance = act({
  name: 'catalogue.maintenance',
  roles: ['content', 'admin'],
  fourEyes: NO_MONEY,
  input: v.strictObject({ code: word, closed: v.boolean() }),
  async run({ tx, about }, { code, closed }) {
    about({ subject: code });
    const set = { maintenance: closed };
    const games = await tx
      .update(game)
      .set(set)
      .where(eq(game.code, code))
      .returning({ titles: game.titles });
    if (games[0]) return { name: games[0].titles.EN, closed };
    const [changed] = await tx
      .update(vendor)
      .set(set)
      .where(eq(vendor.code, code))
      .returning({ name: vendor.name });
    if (changed) return { name: changed.name, closed };
    throw notFound(`No game or vendor has the code "${code}"; see \`catalogue list\`.`);
  },
});
