import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { MOST_SLIP_LINES } from '@palpite/contract/lottery-bet.ts';
import { decimal, rational } from '@palpite/domain/rational.ts';
import { SHAPES } from '@palpite/lottery/games.ts';
import { rebateTenThousandths } from '@palpite/lottery/price.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { type CallContext, handlerOf } from '#kernel/http/handler.ts';
import { titleIn } from '#modules/catalogue/index.ts';
import { type IssueRow, lotteryBet, lotteryGame, lotteryIssue } from '../tables/lottery.table.ts';
import type { RuleNeeds } from '../rules/needs.ts';
import { type GameRow, gameOf, issuesOnSale } from '../issues/issue.ts';
import { unitScales } from '../rules/terms.ts';
import { groupName } from '../rules/titles.ts';
import { lastDraws } from './last-draws.ts';
import { accountTypeOf, firstPlayOf } from './tile.ts';

const menuHandler = handlerOf<RuleNeeds>();

type Reader = Pick<CallContext<RuleNeeds>, 'language' | 'brand' | 'own' | 'now'> & {
  readonly tx: Database;
};

/** Those that have ended are in no list; their draws and bets are found by them. */
const allGames = (tx: Database) =>
  tx.select().from(lotteryGame).where(isNull(lotteryGame.endedAt)).orderBy(asc(lotteryGame.rank));

/** The menu's groups in the order of their games. */
async function menuOf(reader: Reader, games: readonly GameRow[]) {
  const tiles = await tilesOf(reader, games);
  const groups = Map.groupBy(games.entries(), ([, { menuGroup }]) => menuGroup);
  return Promise.all(
    [...groups].map(async ([group, members]) => ({
      gameGroupCode: group,
      labelName: groupName(group, reader.language),
      gameMenus: members.flatMap(([at]) => tiles[at] ?? []),
      ...(await paysOf(reader, members[0]?.[1])),
    })),
  );
}

/** Plays of Vietnam that most begin with. */
const FIRST_PLAYS = ['lo2', 'de', 'tai-xiu', 'xien2', 'lo3', 'xien3'];

/** What they pay, of a group of Vietnam's; each of them pays one price, whatever is chosen. */
async function paysOf({ own, now }: Reader, game: GameRow | undefined) {
  if (game?.category !== 'LOTT') return {};
  const book = await own.playBook.of(game.kind, now);
  return {
    pays: FIRST_PLAYS.flatMap((play) => {
      const found = book.get(play);
      if (!found?.isOffered) return [];
      const [odds, ...others] = Object.values(found.row.odds);
      if (odds === undefined || others.length > 0) return [];
      return [{ play, odds, returnPercent: found.returnPercent.least }];
    }),
  };
}

/** Games as a menu shows them, each with its next close, what it waits for and what it drew last. */
async function tilesOf({ tx, language, brand, own }: Reader, games: readonly GameRow[]) {
  const next = await nextIssues(tx, brand.code);
  const past = await lastDraws(tx, brand.code);
  return Promise.all(
    games.map(async (game) => {
      const issue = next.get(game.code);
      return {
        gameCode: game.code,
        gameName: titleIn(game.titles, language, brand.defaultLanguage),
        accountTypeName: accountTypeOf(game),
        defaultPlayType: await firstPlayOf(own.playBook, game),
        icon: null,
        nextDraw: issue
          ? {
              numero: issue.numero,
              closesAt: issue.closesAt.toISOString(),
              drawsAt: issue.drawsAt.toISOString(),
            }
          : null,
        // A game at rest draws nothing.
        awaiting: game.maintenance ? null : (past.get(game.code)?.awaiting ?? null),
        lastDraw: past.get(game.code)?.lastDraw ?? null,
        maintenance: game.maintenance,
      };
    }),
  );
}

async function nextIssues(tx: Database, brandCode: string): Promise<ReadonlyMap<string, IssueRow>> {
  const rows = await tx
    .selectDistinctOn([lotteryIssue.gameCode])
    .from(lotteryIssue)
    .where(and(eq(lotteryIssue.brandCode, brandCode), gt(lotteryIssue.closesAt, sql`ledger.now()`)))
    .orderBy(asc(lotteryIssue.gameCode), asc(lotteryIssue.closesAt));
  return new Map(rows.map((row) => [row.gameCode, row]));
}

const ofMode = (games: readonly GameRow[], mode: string | undefined) =>
  games.filter(({ prizeModes }) => mode === undefined || prizeModes.includes(mode));

export const lotteryGetMenu = menuHandler(endpoints.lottery.getMenu, async (call) => ({
  gameMenus: await menuOf(call, ofMode(await allGames(call.tx), call.query.prizeMode)),
}));

export const lotteryGetVietnamMenu = menuHandler(endpoints.lottery.getVietnamMenu, async (call) => {
  const games = ofMode(await allGames(call.tx), call.query.prizeMode);
  return {
    gameMenus: await menuOf(
      call,
      games.filter(({ category }) => category === 'LOTT'),
    ),
  };
});

/** How many games a list of popular ones has when the caller sets no number (spec section 9). */
const POPULAR = 20;

/** By members' bets of the last day at this brand; those without any follow in the order of the menu. */
export const lotteryListPopular = menuHandler(endpoints.lottery.listPopular, async (call) => {
  const { tx, brand, query } = call;
  const counted = await tx
    .select({
      code: lotteryIssue.gameCode,
      bets: sql<number>`sum(${lotteryIssue.memberBetCount})::int`,
    })
    .from(lotteryIssue)
    .where(
      and(
        eq(lotteryIssue.brandCode, brand.code),
        gt(lotteryIssue.closedAt, sql`ledger.now() - interval '1 day'`),
        gt(lotteryIssue.memberBetCount, 0),
      ),
    )
    .groupBy(lotteryIssue.gameCode);
  const bets = new Map(counted.map(({ code, bets: count }) => [code, count]));
  const games = ofMode(await allGames(tx), query.prizeMode)
    .toSorted((one, other) => (bets.get(other.code) ?? 0) - (bets.get(one.code) ?? 0))
    .slice(0, query.count ?? POPULAR);
  return { list: await tilesOf(call, games) };
});

/** Bets that are looked at for the games of a member. */
const RECENT_BETS = 500;

export const lotteryListVietnamRecent = menuHandler(
  endpoints.lottery.listVietnamRecent,
  async (call) => {
    const { tx, session } = call;
    const recent = await tx
      .select({ code: lotteryIssue.gameCode })
      .from(lotteryBet)
      .innerJoin(lotteryIssue, eq(lotteryIssue.id, lotteryBet.issueId))
      .where(eq(lotteryBet.accountId, session.accountId))
      .orderBy(desc(lotteryBet.wagerId))
      .limit(RECENT_BETS);
    const codes = [...new Set(recent.map(({ code }) => code))];
    if (codes.length === 0) return { list: [] };
    const found = await tx
      .select()
      .from(lotteryGame)
      .where(
        and(
          eq(lotteryGame.category, 'LOTT'),
          isNull(lotteryGame.endedAt),
          inArray(lotteryGame.code, codes),
        ),
      );
    const games = codes.flatMap((code) => found.find((game) => game.code === code) ?? []);
    return { list: await tilesOf(call, games.slice(0, POPULAR)) };
  },
);

/** A game as its betting view needs it: the rows in force for the issue on sale. */
export const lotteryGetGame = menuHandler(endpoints.lottery.getGame, async (call) => {
  const { tx, query, brand, own, language, now } = call;
  const game = await gameOf(tx, query.gameCode);
  const [issue] = await issuesOnSale(tx, brand.code, game.code, 1);
  const opensAt = issue?.opensAt ?? now;
  const terms = await own.termsBook.of(brand, opensAt);
  const { prizeLevel: quota, prizeLevels: levels } = terms;
  const { prizeLevel = quota } = query;
  if (!levels.includes(prizeLevel)) {
    const fields = [{ field: 'prizeLevel', reason: 'not offered' }];
    throw new ContractError('field_invalid', { fields });
  }
  const rows = await own.playBook.of(game.kind, opensAt, prizeLevel);
  return {
    gameCode: game.code,
    gameName: titleIn(game.titles, language, brand.defaultLanguage),
    gameGroupCode: game.menuGroup,
    kind: game.kind,
    shape: SHAPES[game.kind],
    prizeLevel,
    prizeLevels: levels.map((level) => ({
      prizeLevel: level,
      rebatePercent: decimal(rational(rebateTenThousandths(level, quota), 100), 2),
    })),
    plays: [...rows.values()]
      .filter(({ isOffered }) => isOffered)
      .map(({ row, takesLevel, returnPercent }) => ({ row, takesLevel, returnPercent })),
    limits: {
      currency: brand.currency,
      leastUnitMinor: terms.leastUnitMinor.toString(),
      unitScales: unitScales(brand.currency, terms).map(({ scale, unitMinor }) => ({
        scale,
        unitMinor: unitMinor.toString(),
      })),
      mostLineMinor: terms.mostLineMinor.toString(),
      mostLines: MOST_SLIP_LINES,
      numberCapMinor: terms.numberCapMinor.toString(),
      playCapMinor: terms.playCapMinor.toString(),
    },
    maintenance: game.maintenance,
  };
});
