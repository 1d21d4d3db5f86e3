import { type Clock, clock as clockSchema, PRIZE_MODES } from '@palpite/lottery/games.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { outcome, word } from '#kernel/staff/inputs.ts';
import { ANY_ROLE } from '#kernel/staff/roles.ts';
import { invalidInput, notFound, wrongState } from '#kernel/staff/staff-error.ts';
import { staffUseCases } from '#kernel/staff/use-case.ts';
import { lotteryGame } from '../../../tables/lottery.table.ts';
import type { Drand } from '../drand/drand.ts';
import type { GameRow } from '../issues/issue.ts';
import { type HeldIssues, holdIssues, remakeIssues } from '../issues/remake-issues.ts';

export interface GameNeeds {
  /** For the draws that a game gets when it comes back from a rest. */
  readonly drand: Drand | null;
}

const { act, look } = staffUseCases<GameNeeds>();

/** The lotteries with when they are drawn and close. */
export const listGames = look({
  name: 'lottery.games',
  roles: ANY_ROLE,
  input: v.strictObject({}),
  async run({ tx }) {
    const games = await tx.select().from(lotteryGame).orderBy(asc(lotteryGame.rank));
    return games.map(({ code, kind, clock, prizeModes, maintenance }) => ({
      code,
      kind,
      clock: inWords(clock),
      prizeModes,
      maintenance,
    }));
  },
});

const DAILY = ['drawAt', 'weekdays', 'holidays'] as const;
const CLOCK = [...DAILY, 'closeBeforeSeconds'] as const;

const change = v.strictObject({
  code: word,
  drawAt: v.optional(word),
  weekdays: v.optional(v.array(v.number())),
  holidays: v.optional(v.array(word)),
  closeBeforeSeconds: v.optional(v.number()),
  prizeModes: v.optional(v.pipe(v.array(v.picklist(PRIZE_MODES)), v.minLength(1))),
  maintenance: v.optional(v.boolean()),
  /** Of a rest, for the other staff: it is in the audit. */
  reason: v.optional(outcome),
});
type Change = v.InferOutput<typeof change>;

const changesClock = (input: Change) => CLOCK.some((name) => input[name] !== undefined);

/** Another clock, other menus, or a rest. The clock is in force for issues whose sale begins a minute from now or later. */
export const changeGame = act({
  name: 'lottery.game',
  roles: ['content', 'admin'],
  fourEyes: {
    // A sale that ends after the draw takes bets on known numbers.
    when: changesClock,
    otherwise: 'prize modes and maintenance move no money',
  },
  input: v.pipe(
    change,
    v.check(
      ({ code: _code, reason: _reason, ...rest }) =>
        Object.values(rest).some((value) => value !== undefined),
      'name what changes: the clock, the prize modes or maintenance',
    ),
    v.check(
      ({ maintenance, reason }) => maintenance !== true || reason !== undefined,
      'a game under maintenance needs a reason for the other staff',
    ),
  ),
  async run({ tx, about, own, services }, input) {
    const game = await lockGame(tx, input.code);
    const held = await holdIssues(tx, game);
    about({ subject: game.code, state: stateOf(game) });
    const { prizeModes = game.prizeModes, maintenance = game.maintenance } = input;
    const clock = changesClock(input) ? soundClock(game, input) : game.clock;
    refuseLateHolidays(game, clock, held);
    const changed = { ...game, clock, prizeModes: [...prizeModes], maintenance };
    await tx
      .update(lotteryGame)
      .set({ clock, prizeModes: changed.prizeModes, maintenance })
      .where(eq(lotteryGame.code, game.code));
    const brandCodes = (await services.brands.all()).map(({ code }) => code);
    const { secrets, work } = services;
    const remade = await remakeIssues({ tx, brandCodes, secrets, work, ...own }, changed, held);
    return { code: game.code, state: stateOf(changed), ...remade };
  },
});

async function lockGame(tx: Database, code: string): Promise<GameRow> {
  const [game] = await tx
    .select()
    .from(lotteryGame)
    .where(eq(lotteryGame.code, code))
    .for('update');
  if (game === undefined) throw notFound(`There is no lottery "${code}"; see \`lottery games\`.`);
  return game;
}

/** @throws StaffError saying what of the clock makes no sense */
function soundClock(game: GameRow, input: Change): Clock {
  const isTimed = game.clock.kind === 'daily' && game.source === 'official';
  if (!isTimed && DAILY.some((name) => input[name] !== undefined)) {
    throw invalidInput(
      `${game.code} is drawn ${inWords(game.clock)}: it has no draw time, weekdays or holidays.`,
    );
  }
  const given = CLOCK.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]]));
  const parsed = v.safeParse(clockSchema, { ...game.clock, ...Object.fromEntries(given) });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw invalidInput(`The ${String(issue.path?.[0]?.key)} is wrong: ${issue.message}.`);
  }
  const clock = parsed.output;
  const most = clock.kind === 'daily' ? 86_400 : clock.everyMinutes * 60;
  if (clock.closeBeforeSeconds >= most) {
    throw invalidInput(
      `${game.code} closes less than ${most} seconds before its draw, or it is never on sale.`,
    );
  }
  if (clock.kind === 'running') return clock;
  if (clock.weekdays.length === 0) {
    throw invalidInput(`${game.code} needs a weekday; maintenance lets it rest.`);
  }
  const weekdays = [...new Set(clock.weekdays)].toSorted((one, other) => one - other);
  return { ...clock, weekdays, holidays: [...new Set(clock.holidays)].toSorted() };
}

/** @throws StaffError for a holiday on the day of a draw that is sold already */
function refuseLateHolidays({ code, clock: before }: GameRow, clock: Clock, { stay }: HeldIssues) {
  if (clock.kind !== 'daily' || before.kind !== 'daily') return;
  const known = new Set(before.holidays);
  for (const day of clock.holidays) {
    const numero = day.replaceAll('-', '');
    if (!known.has(day) && stay.some((issue) => issue.numero === numero)) {
      throw wrongState(
        `${code} ${numero} is on sale, or within a minute of it: it stays. If the station does not draw, void it with \`lottery void\`.`,
      );
    }
  }
}

const stateOf = ({ clock, prizeModes, maintenance }: GameRow): string =>
  `${inWords(clock)}; ${prizeModes.join(', ')}; ${maintenance ? 'under maintenance' : 'open'}`;

function inWords(clock: Clock): string {
  const closes = `closes ${clock.closeBeforeSeconds} s before`;
  if (clock.kind === 'running') return `every ${clock.everyMinutes} min, ${closes}`;
  const holidays = clock.holidays.length === 0 ? '' : `, not on ${clock.holidays.join(' ')}`;
  return `at ${clock.drawAt} (${clock.timeZone}) on weekdays ${clock.weekdays.join(' ')}${holidays}, ${closes}`;
}
