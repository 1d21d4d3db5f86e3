import { count, eq, sql } from 'drizzle-orm';
import { MAX_CATALOGUE_SIZE, seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { game, vendor } from '../database/schema/catalogue.ts';
import { type Command, CommandError, onOrOff, table, word } from './command.ts';

export const catalogueCommands: readonly Command[] = [
  {
    name: 'catalogue list',
    usage: '[--closed]',
    summary: 'Vendors with their number of games; --closed lists the games under maintenance',
    options: { closed: { type: 'boolean' } },
    async run({ services: { database }, options, say }) {
      if (options.closed) {
        const closed = await database
          .select({ code: game.code, vendorCode: game.vendorCode, titles: game.titles })
          .from(game)
          .where(eq(game.maintenance, true))
          .orderBy(game.vendorCode, game.code);
        const rows = closed.map((each) => [each.vendorCode, each.code, each.titles.EN]);
        for (const line of table([['studio', 'game', 'title'], ...rows])) say(line);
        return;
      }
      const rows = await database
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
      const lines = rows.map((each) => [
        each.code,
        each.name,
        String(each.games),
        each.maintenance ? 'all' : String(each.closed),
      ]);
      for (const line of table([['code', 'studio', 'games', 'closed'], ...lines])) say(line);
    },
  },
  {
    name: 'catalogue maintenance',
    usage: '<game or vendor> on|off',
    summary: 'Close or reopen a game or all games of a vendor; rounds in progress are finished',
    async run(call) {
      const code = word(call, 0, 'game or vendor');
      const closed = onOrOff(word(call, 1, 'value: on or off'));
      const changed = await call.inTransaction(async ({ tx }) => {
        const set = { maintenance: closed };
        const games = await tx
          .update(game)
          .set(set)
          .where(eq(game.code, code))
          .returning({ titles: game.titles });
        if (games[0]) return { name: games[0].titles.EN };
        const [studio] = await tx
          .update(vendor)
          .set(set)
          .where(eq(vendor.code, code))
          .returning({ name: vendor.name });
        return studio;
      });
      if (!changed) {
        throw new CommandError(`No game or vendor has the code "${code}"; see \`catalogue list\`.`);
      }
      call.say(`${changed.name} is ${closed ? 'under maintenance' : 'open'}.`);
    },
  },
  {
    name: 'catalogue fill',
    usage: '<games>',
    summary: `Grow the catalogue to at least this many games, up to ${MAX_CATALOGUE_SIZE}; no game is removed`,
    async run(call) {
      const text = word(call, 0, 'number of games');
      const size = Number(text);
      if (!/^\d{1,6}$/.test(text) || size < 1 || size > MAX_CATALOGUE_SIZE) {
        throw new CommandError(`Invalid number "${text}": expected 1 to ${MAX_CATALOGUE_SIZE}.`);
      }
      const { secrets, now } = call.services;
      const added = await call.inTransaction(({ tx }) => seedCatalogue(tx, secrets, now(), size));
      call.say(added === 0 ? 'The catalogue is already that large.' : `${added} games added.`);
    },
  },
];
