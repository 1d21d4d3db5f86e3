import { byPrize, type Kind, resultFault, SHAPES } from '@palpite/lottery/games.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { outcome, word } from '#kernel/staff/inputs.ts';
import { ANY_ROLE } from '#kernel/staff/roles.ts';
import { invalidInput, notFound, wrongState } from '#kernel/staff/staff-error.ts';
import { type StaffContext, staffUseCases } from '#kernel/staff/use-case.ts';
import { hurryWork } from '@palpite/work/manage-work.ts';
import {
  type IssueRow,
  lotteryGame,
  lotteryIssue,
  lotteryResult,
} from '../tables/lottery.table.ts';
import { drawKey } from '../issues/draw-work.ts';
import { databaseNow, isSeeded } from '../issues/issue.ts';
import { enteredResult } from '../results/entered-results.ts';
import type { ResultsNeeds } from '../results/official-results.ts';
import { counted } from '#kernel/texts/counted.ts';

const { act, look } = staffUseCases<ResultsNeeds>();

/** Official draws whose time has come and whose numbers are not in, the oldest first. */
export const listAwaiting = look({
  name: 'lottery.awaiting',
  roles: ANY_ROLE,
  input: v.strictObject({}),
  run: ({ tx }) =>
    tx
      .selectDistinct({
        drawsAt: lotteryIssue.drawsAt,
        game: lotteryIssue.gameCode,
        numero: lotteryIssue.numero,
        kind: lotteryGame.kind,
      })
      .from(lotteryIssue)
      .innerJoin(lotteryGame, eq(lotteryGame.code, lotteryIssue.gameCode))
      .leftJoin(
        lotteryResult,
        and(
          eq(lotteryResult.gameCode, lotteryIssue.gameCode),
          eq(lotteryResult.numero, lotteryIssue.numero),
        ),
      )
      .where(
        and(
          isNull(lotteryIssue.commitment),
          isNull(lotteryIssue.drawnAt),
          isNull(lotteryIssue.voidedAt),
          isNull(lotteryResult.numero),
          lte(lotteryIssue.drawsAt, sql`ledger.now()`),
        ),
      )
      .orderBy(asc(lotteryIssue.drawsAt), asc(lotteryIssue.gameCode)),
});

/** Draws that were refused, since their opened seed was not the committed one, and that are not drawn since. */
export const listRefused = look({
  name: 'lottery.refused',
  roles: ANY_ROLE,
  input: v.strictObject({}),
  run: ({ tx }) =>
    tx
      .select({
        brand: lotteryIssue.brandCode,
        game: lotteryIssue.gameCode,
        numero: lotteryIssue.numero,
        refusedAt: lotteryIssue.refusedAt,
        bets: lotteryIssue.betCount,
      })
      .from(lotteryIssue)
      .where(and(isNotNull(lotteryIssue.refusedAt), isNull(lotteryIssue.drawnAt)))
      .orderBy(asc(lotteryIssue.drawsAt)),
});

const numbers = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^\d{1,8}$/, 'expected the digits of a number'))),
  v.minLength(1),
  v.maxLength(100),
);

const result = v.strictObject({ game: word, numero: word, numbers });
type GivenResult = v.InferOutput<typeof result>;

const nameOf = (given: GivenResult | undefined) => `${given?.game} ${given?.numero}`;

/** The numbers of an official draw, for every brand. Confirmed once, they never change. */
export const enterResult = act({
  name: 'lottery.result',
  roles: ['risk', 'admin'],
  fourEyes: true,
  input: result,
  async run(context, given) {
    const { game, numero } = given;
    const entered = await readResult(context, given);
    context.about({ subject: `${game} ${numero}`, state: `no numbers yet; ${entered.shown}` });
    await decide(context, entered.issues, { gameCode: game, numero, numbers: given.numbers });
    return { game, numero, numbers: entered.shown };
  },
});

/** More than a day has. */
const MOST_RESULTS = 50;

/** The numbers of several official draws, as one request with one confirmation: all of them, or none. */
export const enterResults = act({
  name: 'lottery.results',
  roles: ['risk', 'admin'],
  fourEyes: true,
  input: v.strictObject({
    results: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MOST_RESULTS)),
  }),
  async run(context, { results: entries }) {
    const results = entries.map(givenResult);
    // In one order, so that two commands at once cannot wait for one another.
    const inOrder = results.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
    const twice = inOrder.find((each, at) => at > 0 && nameOf(each) === nameOf(inOrder[at - 1]));
    if (twice) throw invalidInput(`${nameOf(twice)} is there twice.`);
    const entered: Entered[] = [];
    for (const given of inOrder) entered.push(await readResult(context, given));
    context.about({
      subject: counted(entered.length, 'draw'),
      state: entered
        .map(({ given, shown }) => `${nameOf(given)}: no numbers yet; ${shown}`)
        .join('\n'),
    });
    for (const { given, issues } of entered) {
      const { game, numero } = given;
      await decide(context, issues, { gameCode: game, numero, numbers: given.numbers });
    }
    return entered.map(({ given, shown }) => ({ draw: nameOf(given), numbers: shown }));
  },
});

/** An official draw that does not take place: every bet on it returns, at every brand. Confirmed once, it stays void. */
export const voidDraw = act({
  name: 'lottery.void',
  roles: ['risk', 'admin'],
  fourEyes: true,
  input: v.strictObject({ game: word, numero: word, reason: outcome }),
  async run(context, { game, numero, reason }) {
    const { issues } = await awaitedDraw(context, game, numero);
    const drawn = issues.find(({ drawnAt }) => drawnAt !== null);
    if (drawn) throw wrongState(`${game} ${numero} is drawn at ${drawn.brandCode}.`);
    const bets = issues.reduce((sum, { betCount }) => sum + (betCount ?? 0), 0);
    context.about({
      subject: `${game} ${numero}`,
      state: `no numbers yet; ${counted(bets, 'bet returns', 'bets return')}: ${reason}`,
    });
    await decide(context, issues, { gameCode: game, numero, numbers: null });
    return { game, numero, bets };
  },
});

type Context = StaffContext<ResultsNeeds>;

/** @throws StaffError that names the first entry that is wrong, and how */
function givenResult(entry: unknown, at: number): GivenResult {
  const parsed = v.safeParse(result, entry);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw invalidInput(
    `Draw ${at + 1}: invalid ${v.getDotPath(issue) ?? 'entry'}: ${issue.message}.`,
  );
}

interface Entered {
  readonly given: GivenResult;
  readonly issues: readonly IssueRow[];
  /** The numbers by prize. */
  readonly shown: string;
}

/** @throws StaffError when they are no numbers of that draw, or it does not wait for them */
async function readResult(context: Context, given: GivenResult): Promise<Entered> {
  const { game, numero, numbers: entered } = given;
  const { kind, issues } = await awaitedDraw(context, game, numero);
  const fault = resultFault(SHAPES[kind], entered);
  if (fault !== undefined) throw invalidInput(`This is no result of ${game}: ${fault}.`);
  const drawn = issues.find((issue) => issue.numbers !== null);
  if (drawn && drawn.numbers?.join(' ') !== entered.join(' ')) {
    throw wrongState(`${game} ${numero} has other numbers at ${drawn.brandCode}.`);
  }
  return { given, issues, shown: inWords(kind, entered) };
}

/** The draw at every brand, locked, if its numbers are awaited from the staff. @throws StaffError */
async function awaitedDraw({ tx, own }: Context, game: string, numero: string) {
  if (own.lotteryResults !== 'people') {
    throw wrongState(
      'The results come from the sandbox; LOTTERY_RESULTS=people lets staff enter them.',
    );
  }
  const found = await lockDraw(tx, game, numero);
  await checkAwaited(tx, found.issues);
  return found;
}

/** Keeps how a draw ended, and lets its work go on at once. */
async function decide(
  { tx, now, services, afterCommit }: Context,
  issues: readonly IssueRow[],
  ended: Pick<typeof lotteryResult.$inferInsert, 'gameCode' | 'numero' | 'numbers'>,
): Promise<void> {
  await tx.insert(lotteryResult).values({ ...ended, enteredAt: sql`ledger.now()` });
  await hurryWork(services.work, tx, issues.map(drawKey), now);
  afterCommit(services.work.wake);
}

/** The draw at every brand, locked. @throws StaffError when there is none, or when it is not an official one */
async function lockDraw(tx: Database, game: string, numero: string) {
  const [found] = await tx.select().from(lotteryGame).where(eq(lotteryGame.code, game));
  const issues = await tx
    .select()
    .from(lotteryIssue)
    .where(and(eq(lotteryIssue.gameCode, game), eq(lotteryIssue.numero, numero)))
    .orderBy(asc(lotteryIssue.id))
    .for('update');
  if (found === undefined || issues.length === 0) {
    throw notFound(`There is no draw ${game} ${numero}; see \`lottery awaiting\`.`);
  }
  if (issues.some(isSeeded)) {
    throw wrongState(`${game} is drawn from a committed seed: staff do not enter its numbers.`);
  }
  return { kind: found.kind, issues };
}

/** @throws StaffError before the draw's time, and once its numbers are in */
async function checkAwaited(tx: Database, issues: readonly IssueRow[]): Promise<void> {
  const [first] = issues;
  if (first === undefined) return;
  const { gameCode, numero, drawsAt } = first;
  if (drawsAt > (await databaseNow(tx))) {
    throw wrongState(`${gameCode} ${numero} is drawn at ${drawsAt.toISOString()}: not yet.`);
  }
  const entered = await enteredResult(tx, gameCode, numero);
  if (entered === 'void') throw wrongState(`${gameCode} ${numero} is void: that never changes.`);
  if (entered !== undefined || issues.every(({ drawnAt }) => drawnAt !== null)) {
    throw wrongState(`${gameCode} ${numero} has its numbers: they never change.`);
  }
}

/** The numbers by prize, as a station publishes them. */
const inWords = (kind: Kind, entered: readonly string[]) =>
  byPrize(SHAPES[kind], entered)
    .map(({ prize, numbers: drawn }) => `${prize} ${drawn.join(' ')}`)
    .join(', ');
