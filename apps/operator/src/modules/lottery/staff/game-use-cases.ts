import { type Clock, PRIZE_MODES } from '@palpite/lottery/games.ts';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { outcome, word } from '#kernel/staff/inputs.ts';
import { ANY_ROLE } from '#kernel/staff/roles.ts';
import { wrongState } from '#kernel/staff/staff-error.ts';
import { staffUseCases } from '#kernel/staff/use-case.ts';
import { lotteryGame } from '../tables/lottery.table.ts';
import type { Drand } from '../drand/drand.ts';
import type { GameRow } from '../issues/issue.ts';
import { type HeldIssues, holdIssues, remakeIssues } from '../issues/remake-issues.ts';
import { CLOCK, inWords, lockGame, soundClock, stateOf } from './game-state.ts';

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
  async run({ tx, now }) {
    const today = now.toISOString().slice(0, 10);
    const games = await tx.select().from(lotteryGame).orderBy(asc(lotteryGame.rank));
    return games.map(({ code, kind, clock, prizeModes, maintenance, endedAt }) => ({
      code,
      kind,
      clock: inWords(clock),
      prizeModes,
      maintenance,
      hasEnded: endedAt !== null,
      /** The station rests at Tết, and no day without a draw is set from today on. */
      lacksHolidays:
        kind === 'north' &&
        endedAt === null &&
        clock.kind === 'daily' &&
        clock.holidays.every((day) => day < today),
    }));
  },
});

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
    if (game.endedAt !== null) throw wrongState(`${game.code} has ended: its clock is history.`);
    const held = await holdIssues(services.work, tx, game);
    about({ subject: game.code, state: stateOf(game) });
    const { prizeModes = game.prizeModes, maintenance = game.maintenance } = input;
    const clock = changesClock(input) ? soundClock(game, input) : game.clock;
    refuseLateHolidays(game, clock, held);
    const changed = { ...game, clock, prizeModes: [...prizeModes], maintenance };
    await tx
      .update(lotteryGame)
      .set({ clock, prizeModes: changed.prizeModes, maintenance })
      .where(eq(lotteryGame.code, game.code));
    const brands = await services.brands.all();
    const { secrets, work } = services;
    const remade = await remakeIssues({ tx, brands, secrets, work, ...own }, changed, held);
    return { code: game.code, state: stateOf(changed), ...remade };
  },
});

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
