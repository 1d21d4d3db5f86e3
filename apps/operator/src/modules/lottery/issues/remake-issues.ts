import { issuesBetween } from '@palpite/lottery/issues.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, asc, eq, gt, inArray, isNull, lte, max } from 'drizzle-orm';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import type { Services } from '#kernel/services.ts';
import { holdCalendar } from '@palpite/work/calendar.ts';
import { takeBackWork } from '@palpite/work/manage-work.ts';
import { type IssueRow, lotteryIssue } from '../tables/lottery.table.ts';
import { dropIssues, moveIssues } from '#modules/wager/index.ts';
import { CHANGE_AHEAD_MILLISECONDS } from '../rules/play-book.ts';
import { closeKey, closeWorkOf } from './close-work.ts';
import { databaseNow, type GameRow, issueKey } from './issue.ts';
import { calendarName, dayZoneOf, type IssueNeeds, makeIssues } from './issue-calendar.ts';
import { madeNumber } from './made-number.ts';
import { createSealSigner, type SealSigner, signIssue } from './seal-signer.ts';

/** The outcome for issues made ahead, by number. */
export interface Remade {
  readonly moved: readonly string[];
  readonly made: readonly string[];
  readonly removed: readonly string[];
  /** On sale, or within a minute of it: as they were. */
  readonly stay: readonly string[];
}

/** The open issues of a game at all brands; nothing is made or changed beside the caller, who holds them. */
export interface HeldIssues {
  readonly now: Date;
  /** Undefined where the calendar has never run. */
  readonly madeTo: Date | undefined;
  readonly stay: readonly IssueRow[];
  readonly ahead: readonly IssueRow[];
}

export async function holdIssues(
  work: Services['work'],
  tx: Database,
  { code, clock }: GameRow,
): Promise<HeldIssues> {
  const madeTo = await holdCalendar(work, tx, calendarName(clock.kind));
  const now = await databaseNow(tx);
  const open = await tx
    .select()
    .from(lotteryIssue)
    .where(
      and(
        eq(lotteryIssue.gameCode, code),
        isNull(lotteryIssue.closedAt),
        gt(lotteryIssue.closesAt, now),
      ),
    )
    .orderBy(asc(lotteryIssue.id))
    .for('update');
  // A bet reads when the sale begins a moment before it is placed, so what is about to begin stays too.
  const begins = now.getTime() + CHANGE_AHEAD_MILLISECONDS;
  const { true: ahead = [], false: stay = [] } = Object.groupBy(open, ({ opensAt }) =>
    opensAt.getTime() > begins ? 'true' : 'false',
  );
  return { now, madeTo, stay, ahead };
}

interface Remaking extends IssueNeeds, Pick<Services, 'work'> {
  readonly tx: Database;
  readonly brands: readonly Pick<LiveBrand, 'code' | 'timeZone'>[];
}

/**
 * Brings the issues whose sale has not begun to the clock that the game has now. A game at rest gets no new ones, and one
 * that has ended keeps none of them.
 */
export async function remakeIssues(
  remaking: Remaking,
  game: GameRow,
  held: HeldIssues,
): Promise<Remade> {
  const { tx, work } = remaking;
  const ahead = new Map(held.ahead.map((row) => [issueKey(row), row]));
  const wanted = await wantedOf(remaking, game, held, ahead);
  const moves = wanted.filter((one) => ahead.has(keyOf(one)));
  const fresh = wanted.filter((one) => !ahead.has(keyOf(one)));
  const kept = new Set(moves.map(keyOf));
  const gone = held.ahead.filter((row) => !kept.has(issueKey(row)));

  // The lane of a game's closes is in the order in which they are owed, so all of them are owed again.
  await takeBackWork(work, tx, held.ahead.map(closeKey));
  await removeIssues(tx, gone);
  const moved: string[] = [];
  const signer = createSealSigner(remaking.secrets);
  for (const one of moves) {
    const row = ahead.get(keyOf(one));
    if (row && (await moveIssue(tx, signer, row, one.issue))) moved.push(row.numero);
  }
  await makeIssues(remaking, tx, fresh, held.now);
  await work.oweAll(
    tx,
    wanted.map(({ brandCode, issue }) =>
      closeWorkOf({
        brandCode,
        gameCode: game.code,
        numero: issue.numero,
        closesAt: new Date(issue.closesAt),
      }),
    ),
  );
  return {
    moved: numeros(moved),
    made: numeros(fresh.map(({ issue }) => issue.numero)),
    removed: numeros(gone.map(({ numero }) => numero)),
    stay: numeros(held.stay.map(({ numero }) => numero)),
  };
}

async function wantedOf(
  { tx, brands }: Remaking,
  game: GameRow,
  held: HeldIssues,
  ahead: ReadonlyMap<string, IssueRow>,
) {
  const wanted: { brandCode: string; dayZone: string; game: GameRow; issue: Wanted }[] = [];
  if (game.endedAt !== null) return wanted;
  for (const brand of brands) {
    const { code: brandCode } = brand;
    const dayZone = dayZoneOf(game, brand);
    const last = await lastOf(tx, game.code, brandCode, held);
    for (const each of wantedIssues(game, dayZone, held, last)) {
      const issue = {
        ...each,
        numero: madeNumber(game, brandCode, each, held.ahead) ?? each.numero,
      };
      wanted.push({ brandCode, dayZone, game, issue });
    }
  }
  const madeTo = held.madeTo?.getTime() ?? 0;
  return wanted.filter(
    (one) => ahead.has(keyOf(one)) || (!game.maintenance && one.issue.drawsAt <= madeTo),
  );
}

const numeros = (all: readonly string[]) => [...new Set(all)].toSorted();

type Wanted = ReturnType<typeof issuesBetween>[number];

const keyOf = ({
  brandCode,
  game,
  issue,
}: {
  readonly brandCode: string;
  readonly game: GameRow;
  readonly issue: Wanted;
}) => issueKey({ brandCode, gameCode: game.code, numero: issue.numero });

interface Last {
  readonly numero: string;
  readonly closesAt: Date;
  readonly drawsAt: Date;
}

/** When the last issue that stays closes and is drawn; now where there is none. */
async function lastOf(
  tx: Database,
  gameCode: string,
  brandCode: string,
  { now }: HeldIssues,
): Promise<Last> {
  const [last] = await tx
    .select({
      numero: max(lotteryIssue.numero),
      closesAt: max(lotteryIssue.closesAt),
      drawsAt: max(lotteryIssue.drawsAt),
    })
    .from(lotteryIssue)
    .where(
      and(
        eq(lotteryIssue.brandCode, brandCode),
        eq(lotteryIssue.gameCode, gameCode),
        lte(lotteryIssue.opensAt, new Date(now.getTime() + CHANGE_AHEAD_MILLISECONDS)),
      ),
    );
  return {
    numero: last?.numero ?? '',
    closesAt: last?.closesAt ?? now,
    drawsAt: last?.drawsAt ?? now,
  };
}

/** An issue may move beyond what the calendar has made, to a later time of its day. */
const DAY = 86_400_000;

/** The issues after the last one that stays, the first on sale from its close on. */
function wantedIssues(
  { code, clock }: GameRow,
  dayZone: string,
  { now, madeTo = now }: HeldIssues,
  { numero, closesAt, drawsAt }: Last,
): Wanted[] {
  const from = Math.max(drawsAt.getTime(), now.getTime()) + 1;
  const opens = Math.max(closesAt.getTime(), now.getTime());
  return (
    issuesBetween({ code, clock }, from, madeTo.getTime() + DAY, dayZone)
      // A later time of day does not give the last one a second draw.
      .filter((issue) => clock.kind === 'running' || issue.numero > numero)
      .filter((issue) => issue.closesAt > opens)
      .map((issue, at) => (at === 0 ? { ...issue, opensAt: opens } : issue))
  );
}

async function moveIssue(
  tx: Database,
  signer: SealSigner,
  row: IssueRow,
  to: Wanted,
): Promise<boolean> {
  // A draw with a public round is at its time, which never changes.
  const drawsAt = row.drandRound === null ? new Date(to.drawsAt) : row.drawsAt;
  const isSame =
    Number(row.opensAt) === to.opensAt &&
    Number(row.closesAt) === to.closesAt &&
    Number(row.drawsAt) === Number(drawsAt);
  if (isSame) return false;
  const closesAt = new Date(to.closesAt);
  await tx
    .update(lotteryIssue)
    .set({
      opensAt: new Date(to.opensAt),
      closesAt,
      drawsAt,
      // The close is among what is signed.
      signature: row.signature && signIssue(signer, row, closesAt),
    })
    .where(eq(lotteryIssue.id, row.id));
  await moveIssues(tx, [{ issue: issueKey(row), closesAt }]);
  return true;
}

/** @throws Error of the database when one of them is a draw by now */
async function removeIssues(tx: Database, rows: readonly IssueRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.delete(lotteryIssue).where(
    inArray(
      lotteryIssue.id,
      rows.map(({ id }) => id),
    ),
  );
  await dropIssues(tx, rows.map(issueKey));
}
