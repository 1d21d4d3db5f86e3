import { MAX_CATALOGUE_SIZE } from '@palpite/domain/sandbox-catalogue/catalogue.ts';
import { count, eq, sql } from 'drizzle-orm';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { game, vendor } from '../database/schema/catalogue.ts';
import { type Command, CommandError, onOrOff, table, word } from './command.ts';

export const catalogueCommands: readonly Command[] = [
  {
    name: 'catalogue list',
    usage: '[--closed]',
    summary: 'Studios with how many games each has; --closed lists the games under maintenance',
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
    usage: '<game or studio> on|off',
    summary:
      'Close a game or all games of a studio, or open them again; rounds under way are finished',
    async run(call) {
      const code = word(call, 0, 'game or studio');
      const closed = onOrOff(word(call, 1, 'way: on or off'));
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
        throw new CommandError(
          `Neither a game nor a studio has the code "${code}". "catalogue list" shows the studios.`,
        );
      }
      call.say(`${changed.name} is ${closed ? 'under maintenance' : 'open'}.`);
    },
  },
  {
    name: 'catalogue fill',
    usage: '<games>',
    summary: `Make the catalogue at least so large, up to ${MAX_CATALOGUE_SIZE}; nothing is ever taken out`,
    async run(call) {
      const text = word(call, 0, 'number of games');
      const size = Number(text);
      if (!/^\d{1,6}$/.test(text) || size < 1 || size > MAX_CATALOGUE_SIZE) {
        throw new CommandError(`Say a number from 1 to ${MAX_CATALOGUE_SIZE}, not "${text}".`);
      }
      const { secrets, now } = call.services;
      const added = await call.inTransaction(({ tx }) => seedCatalogue(tx, secrets, now(), size));
      call.say(added === 0 ? 'The catalogue is that large already.' : `${added} games were added.`);
    },
  },
];
