import { LANGUAGES, type Language } from '@palpite/domain';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { outcome, word } from '#kernel/staff/inputs.ts';
import { invalidInput, wrongState } from '#kernel/staff/staff-error.ts';
import { NO_MONEY, type StaffContext, staffUseCases } from '#kernel/staff/use-case.ts';
import { lotteryGame } from '../tables/lottery.table.ts';
import type { GameRow } from '../issues/issue.ts';
import { holdIssues, remakeIssues } from '../issues/remake-issues.ts';
import { listLotteryNodes } from '../rules/list-nodes.ts';
import { addedGame, firstOfGroup } from './added-game.ts';
import { lockGame, soundClock, stateOf } from './game-state.ts';
import type { GameNeeds } from './game-use-cases.ts';

/** Stations of Vietnam that are new, have another name, or draw no more. */

const { act } = staffUseCases<GameNeeds>();

/** The North is one draw: its station of the day only names it. */
const REGIONS = ['vn-central', 'vn-south'] as const;

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
const named = (each: typeof name) => ({
  PT: each,
  EN: each,
  ZH: each,
  ID: each,
  TH: each,
  VI: each,
});
const names = v.strictObject(named(name)) satisfies v.GenericSchema<
  Readonly<Record<Language, string>>
>;

/** A station: on sale at once at every brand, as the others of its region. */
export const addStation = act({
  name: 'lottery.add-station',
  roles: ['content', 'admin'],
  // A sale that ends after the draw takes bets on known numbers.
  fourEyes: true,
  input: v.strictObject({
    code: v.pipe(
      v.string(),
      v.regex(/^vn-[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a code such as vn-ca-mau'),
      v.maxLength(40),
    ),
    region: v.picklist(REGIONS),
    names,
    weekdays: v.array(v.number()),
    drawAt: v.optional(word),
    closeBeforeSeconds: v.optional(v.number()),
  }),
  async run(context, { code, region, names: titles, ...given }) {
    const like = await firstOfGroup(context.tx, region);
    const clock = soundClock({ ...like, code }, { holidays: [], ...given });
    return addedGame(context, like, { code, clock, titles });
  },
});

/** Another name, in the languages that are given. History shows it too: it is the same station. */
export const renameStation = act({
  name: 'lottery.rename-station',
  roles: ['content', 'admin'],
  fourEyes: NO_MONEY,
  input: v.strictObject({
    code: word,
    names: v.pipe(
      v.partial(names),
      v.check((given) => Object.keys(given).length > 0, 'name it in a language at least'),
    ),
  }),
  async run({ tx, about }, { code, names: given }) {
    const game = await lockStation(tx, code);
    about({ subject: code, state: namesText(game.titles) });
    const titles = renamed(game.titles, given);
    await tx.update(lotteryGame).set({ titles }).where(eq(lotteryGame.code, code));
    await listLotteryNodes(tx);
    return { code, names: namesText(titles) };
  },
});

/** A station that draws no more: no bets from now on, and none of the issues ahead. What is sold is drawn, or voided. */
export const endStation = act({
  name: 'lottery.end-station',
  roles: ['content', 'admin'],
  // It does not come back under this code.
  fourEyes: true,
  input: v.strictObject({ code: word, reason: outcome }),
  async run({ tx, about, own, services }, { code, reason }) {
    const game = await lockStation(tx, code);
    if (game.kind !== 'south') throw invalidInput(`${code} is the draw of the North, no station.`);
    if (game.endedAt !== null) throw wrongState(`${code} has ended already.`);
    const held = await holdIssues(services.work, tx, game);
    about({ subject: code, state: `${stateOf(game)}; ends: ${reason}` });
    const [ended] = await tx
      .update(lotteryGame)
      .set({ endedAt: sql`ledger.now()`, maintenance: true })
      .where(eq(lotteryGame.code, code))
      .returning();
    const brands = await services.brands.all();
    const { secrets, work } = services;
    const remaking = { tx, brands, secrets, work, ...own };
    const { removed, stay } = await remakeIssues(remaking, ended ?? game, held);
    return { code, removed, stay };
  },
});

/** @throws StaffError when it is none */
async function lockStation(tx: StaffContext<GameNeeds>['tx'], code: string): Promise<GameRow> {
  const game = await lockGame(tx, code);
  if (game.category !== 'LOTT') throw invalidInput(`${code} is a fast draw, no station.`);
  return game;
}

type Titles = GameRow['titles'];

const renamed = (
  titles: Titles,
  given: Readonly<Partial<Record<Language, string | undefined>>>,
): Titles => ({
  EN: given.EN ?? titles.EN,
  ...Object.fromEntries(
    LANGUAGES.map((language) => [language, given[language] ?? titles[language] ?? titles.EN]),
  ),
});

const namesText = (titles: Titles): string =>
  LANGUAGES.map((language) => `${language} ${titles[language] ?? titles.EN}`).join(', ');
