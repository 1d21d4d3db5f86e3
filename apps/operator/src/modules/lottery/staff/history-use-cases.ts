import { lockFor } from '@palpite/server/database/lock.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, gte, inArray, lte } from 'drizzle-orm';
import * as v from 'valibot';
import { invalidInput, wrongState } from '#kernel/staff/staff-error.ts';
import { staffUseCases } from '#kernel/staff/use-case.ts';
import { holdCalendar } from '@palpite/work/calendar.ts';
import { type IssueRow, lotteryGame, lotteryIssue } from '../tables/lottery.table.ts';
import {
  firstOwnDraws,
  type PastDraw,
  type PastIssue,
  pastIssues,
  writePastDraws,
} from '../history/past-draws.ts';
import { databaseNow, type GameRow, issueKey } from '../issues/issue.ts';
import { calendarName } from '../issues/issue-calendar.ts';
import { inWords } from './game-state.ts';
import { type GivenDraw, givenDraw, nameOf, numbersOf } from './history-input.ts';
import { counted } from '#kernel/texts/counted.ts';

const { act } = staffUseCases();

/** The audit keeps the whole input: some 700 kB of it. */
const MOST_DRAWS = 5_000;
/** Days from the first to the last of a file. */
const LONGEST_SPAN = 3_660;
const DAY_MILLISECONDS = 86_400_000;

/** Published draws of the time before a brand sold the lottery, at each brand that lacks them: all of them, or none. */
export const addHistory = act({
  name: 'lottery.history',
  roles: ['risk', 'admin'],
  fourEyes: 'nothing was bet on these draws, and none of them is settled',
  input: v.strictObject({
    draws: v.pipe(
      v.array(v.unknown()),
      v.minLength(1, 'the file names no draw'),
      v.maxLength(MOST_DRAWS, `at most ${MOST_DRAWS} draws in one file`),
    ),
    /** Says what would be done, and does nothing. */
    check: v.optional(v.boolean(), false),
  }),
  async run({ tx, about, services }, { draws: entries, check }) {
    const given = entries.map(givenDraw);
    refuseTwice(given);
    await lockFor(tx, 'lottery-history');
    // No issue is made beside this.
    await holdCalendar(services.work, tx, calendarName('daily'));
    const brandCodes = (await services.brands.all()).map(({ code }) => code);
    const read = await readDraws(tx, given);
    const lacking = await lackingAt(tx, brandCodes, read);
    const games = new Set(given.map(({ gameCode }) => gameCode)).size;
    about({
      subject: `past draws of ${games === 1 ? given[0]?.gameCode : `${games} lotteries`}`,
      state: `${counted(given.length, 'draw')}; lacking: ${lacking.length}, at ${counted(brandCodes.length, 'brand')}`,
    });
    if (!check) await writePastDraws(tx, lacking);
    return { check, draws: given.length, games, added: lacking.length, brands: brandCodes.length };
  },
});

/** @throws StaffError for a day that a lottery has twice in the file */
function refuseTwice(given: readonly GivenDraw[]): void {
  const places = new Map<string, number>();
  for (const draw of given) {
    const key = `${draw.gameCode} ${draw.day}`;
    const earlier = places.get(key);
    if (earlier !== undefined) {
      throw invalidInput(`${nameOf(draw)} is in the file twice: it is draw ${earlier} too.`);
    }
    places.set(key, draw.place);
  }
}

interface ReadDraw {
  readonly given: GivenDraw;
  readonly issue: PastIssue;
  readonly numbers: readonly string[];
}

/** Each draw with its numbers and its times. @throws StaffError for the first that is no past draw of an official lottery */
async function readDraws(tx: Database, given: readonly GivenDraw[]): Promise<readonly ReadDraw[]> {
  const now = await databaseNow(tx);
  const rows = await tx.select().from(lotteryGame);
  const games = new Map(rows.map((game) => [game.code, game]));
  const days = daysOf(given);
  const calendars = new Map<string, ReadonlyMap<string, PastIssue>>();
  return given.map((draw) => {
    const game = officialGame(games, draw);
    const calendar = calendars.get(game.code) ?? calendarOf(game, days);
    calendars.set(game.code, calendar);
    const issue = calendar.get(numeroOf(draw));
    if (issue === undefined) {
      throw invalidInput(
        `${nameOf(draw)}: the lottery is drawn ${inWords(game.clock)}, not on that day.`,
      );
    }
    if (issue.drawsAt > now.getTime()) {
      throw invalidInput(
        `${nameOf(draw)} is not over: it is drawn at ${new Date(issue.drawsAt).toISOString()}.`,
      );
    }
    return { given: draw, issue, numbers: numbersOf(draw, game.kind) };
  });
}

const numeroOf = ({ day }: GivenDraw) => day.replaceAll('-', '');

/** From the first to the last day of the file. @throws StaffError when that is no span of published results */
function daysOf(given: readonly GivenDraw[]) {
  const days = given.map(({ day }) => Date.parse(`${day}T00:00:00Z`));
  const wrong = given[days.findIndex((day) => Number.isNaN(day))];
  if (wrong) throw invalidInput(`${nameOf(wrong)}: there is no such day.`);
  const [from, to] = [Math.min(...days), Math.max(...days)];
  if (to - from > LONGEST_SPAN * DAY_MILLISECONDS) {
    throw invalidInput(`The file spans more than ${LONGEST_SPAN} days: split it.`);
  }
  return { from, to };
}

/** A day of any time zone begins and ends within a day of the same one of UTC. */
const calendarOf = (game: GameRow, { from, to }: ReturnType<typeof daysOf>) =>
  new Map(
    pastIssues(game, from - DAY_MILLISECONDS, to + 2 * DAY_MILLISECONDS).map((issue) => [
      issue.numero,
      issue,
    ]),
  );

/** @throws StaffError for a lottery that is not there, or that is drawn here */
function officialGame(games: ReadonlyMap<string, GameRow>, draw: GivenDraw): GameRow {
  const game = games.get(draw.gameCode);
  if (game === undefined) {
    throw invalidInput(`${nameOf(draw)}: there is no such lottery; see \`lottery games\`.`);
  }
  if (game.source === 'official') return game;
  throw invalidInput(
    `${nameOf(draw)}: it is drawn here from a committed seed, so it has no draws of before.`,
  );
}

/** What a brand lacks of the draws. @throws StaffError for a draw that it has with other numbers, or that it could have sold */
async function lackingAt(
  tx: Database,
  brandCodes: readonly string[],
  draws: readonly ReadDraw[],
): Promise<readonly PastDraw[]> {
  const gameCodes = [...new Set(draws.map(({ given }) => given.gameCode))];
  const firstOwn = await firstOwnDraws(tx, brandCodes, gameCodes);
  const there = await knownIssues(tx, brandCodes, gameCodes, draws);
  return draws.flatMap((draw) =>
    brandCodes.flatMap((brandCode) => {
      const { given, issue, numbers } = draw;
      const { gameCode } = given;
      const known = there.get(issueKey({ brandCode, gameCode, numero: issue.numero }));
      if (known) return sameDraw(draw, known);
      const first = firstOwn(brandCode, gameCode);
      if (first !== undefined && issue.drawsAt >= first.getTime()) {
        throw wrongState(
          `${nameOf(given)}: ${brandCode} has issues of its own from ${first.toISOString()} on; only draws before that can be brought in.`,
        );
      }
      return [{ brandCode, gameCode, issue, numbers }];
    }),
  );
}

async function knownIssues(
  tx: Database,
  brandCodes: readonly string[],
  gameCodes: readonly string[],
  draws: readonly ReadDraw[],
): Promise<ReadonlyMap<string, IssueRow>> {
  const times = draws.map(({ issue }) => issue.closesAt);
  const rows = await tx
    .select()
    .from(lotteryIssue)
    .where(
      and(
        inArray(lotteryIssue.brandCode, [...brandCodes]),
        inArray(lotteryIssue.gameCode, [...gameCodes]),
        // A clock that was changed since has moved its time within the day.
        gte(lotteryIssue.closesAt, new Date(Math.min(...times) - DAY_MILLISECONDS)),
        lte(lotteryIssue.closesAt, new Date(Math.max(...times) + DAY_MILLISECONDS)),
      ),
    );
  return new Map(rows.map((row) => [issueKey(row), row]));
}

/** Nothing to add. @throws StaffError when the brand's draw is another one */
function sameDraw({ given, numbers }: ReadDraw, known: IssueRow): readonly [] {
  const { brandCode, numbers: drawn, voidedAt } = known;
  if (drawn?.join(' ') === numbers.join(' ')) return [];
  const state =
    drawn !== null ? `has the numbers ${drawn.join(' ')}` : voidedAt ? 'is void' : 'is not drawn';
  throw wrongState(`${nameOf(given)} ${state} at ${brandCode}: that draw stays as it is.`);
}
