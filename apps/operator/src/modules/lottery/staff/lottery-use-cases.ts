import { KINDS } from '@palpite/lottery/games.ts';
import { ODDS_SCALE, type Play } from '@palpite/lottery/play.ts';
import { priced } from '@palpite/lottery/price.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { word } from '#kernel/staff/inputs.ts';
import { ANY_ROLE } from '#kernel/staff/roles.ts';
import { invalidInput, notFound, wrongState } from '#kernel/staff/staff-error.ts';
import { NO_MONEY, staffUseCases } from '#kernel/staff/use-case.ts';
import { lotteryPlay } from '../tables/lottery.table.ts';
import { CHANGE_AHEAD_MILLISECONDS, createPlayBook } from '../rules/play-book.ts';
import { checked } from '../rules/starting-set.ts';
import { PRIZE_LEVEL } from '../rules/terms.ts';

const { act, look } = staffUseCases();

const kind = v.picklist(KINDS);
const ofPlay = { kind, code: word };

/** The rows of a family of games as they are in force for an issue whose sale begins now, with their returns. */
export const listPlays = look({
  name: 'lottery.plays',
  roles: ANY_ROLE,
  input: v.strictObject({ kind }),
  async run({ services, now }, { kind: of }) {
    const rows = await createPlayBook(services.database, services.now).of(of, now);
    return [...rows].map(([code, { row, isOffered, returnPercent }]) => ({
      code,
      odds: row.odds,
      isOffered,
      ...returnPercent,
    }));
  },
});

/** Other odds of one tier of a play, or those of the prize level again, for issues whose sale begins a minute from now or later. */
export const setOdds = act({
  name: 'lottery.odds',
  roles: ['admin'],
  fourEyes: true,
  input: v.pipe(
    v.strictObject({
      ...ofPlay,
      tier: v.optional(word),
      odds: v.optional(
        v.pipe(v.string(), v.regex(/^\d{1,6}(\.\d{1,4})?$/, 'expected odds such as 94.5')),
      ),
      byLevel: v.optional(v.boolean(), false),
    }),
    v.check(
      ({ odds, tier, byLevel }) => (byLevel ? odds === undefined && !tier : odds !== undefined),
      'expected odds such as 94.5, or --by-level alone: all tiers follow the level',
    ),
  ),
  async run({ tx, about }, { kind: of, code, tier = 'win', odds }) {
    const { play, ...current } = await newestRow(tx, of, code);
    if (odds === undefined) {
      const levelled = await oddsByLevel(tx, play);
      about({ subject: `${of} ${code}`, state: `fixed: ${JSON.stringify(play.odds)}` });
      await writeRow(tx, { ...current, play: sound({ ...play, odds: levelled }) });
      return { kind: of, code, tier: null, odds: null };
    }
    const before = priced(play, PRIZE_LEVEL).odds;
    const old = before[tier];
    if (old === undefined) {
      throw invalidInput(
        `${code} pays the tiers ${Object.keys(before).join(', ')}, not "${tier}".`,
      );
    }
    about({ subject: `${of} ${code}`, state: `${tier} pays ${old / Number(ODDS_SCALE)}` });
    const tenThousandths = Math.round(Number(odds) * Number(ODDS_SCALE));
    const changed: Play = { ...play, odds: { fixed: { ...before, [tier]: tenThousandths } } };
    await writeRow(tx, { ...current, play: sound(changed) });
    return { kind: of, code, tier, odds };
  },
});

/** The odds by level that a play had before they were fixed. @throws StaffError when it has them, or never had any */
async function oddsByLevel(tx: Database, { kind: of, code, odds }: Play): Promise<Play['odds']> {
  if ('level' in odds)
    throw wrongState(`The odds of ${of} ${code} follow the prize level already.`);
  const rows = await tx
    .select({ play: lotteryPlay.play })
    .from(lotteryPlay)
    .where(and(eq(lotteryPlay.kind, of), eq(lotteryPlay.code, code)))
    .orderBy(desc(lotteryPlay.since));
  const levelled = rows.find(({ play }) => 'level' in play.odds);
  if (levelled === undefined) {
    throw wrongState(`${of} ${code} has always had fixed odds: no level prices it.`);
  }
  return levelled.play.odds;
}

/** Offers a play, or no longer, for issues whose sale begins a minute from now or later. */
export const offerPlay = act({
  name: 'lottery.play',
  roles: ['content', 'admin'],
  fourEyes: NO_MONEY,
  input: v.strictObject({ ...ofPlay, offered: v.boolean() }),
  async run({ tx, about }, { kind: of, code, offered }) {
    const current = await newestRow(tx, of, code);
    about({ subject: `${of} ${code}`, state: current.isOffered ? 'offered' : 'not offered' });
    await writeRow(tx, { ...current, isOffered: offered });
    return { kind: of, code, offered };
  },
});

async function newestRow(tx: Database, of: Play['kind'], code: string) {
  const [row] = await tx
    .select()
    .from(lotteryPlay)
    .where(and(eq(lotteryPlay.kind, of), eq(lotteryPlay.code, code)))
    .orderBy(desc(lotteryPlay.since))
    .limit(1)
    .for('update');
  if (row === undefined)
    throw notFound(`${of} has no play "${code}"; see \`lottery plays ${of}\`.`);
  return row;
}
type PlayRow = Awaited<ReturnType<typeof newestRow>>;

function sound(play: Play): Play {
  try {
    return checked(play);
  } catch (error) {
    throw invalidInput(error instanceof Error ? `${error.message}.` : 'the row is wrong');
  }
}

/** A row of its own, so that what was bet on keeps its price. */
async function writeRow(tx: Database, row: PlayRow): Promise<void> {
  const ahead = sql`ledger.now() + ${CHANGE_AHEAD_MILLISECONDS} * interval '1 millisecond'`;
  await tx.insert(lotteryPlay).values({ ...row, since: ahead });
}
