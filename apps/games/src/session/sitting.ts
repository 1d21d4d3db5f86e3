/**
 * A sitting: the openings of one game by one player with only short breaks between them. Its clock and its result are
 * the player's reality check, so neither a reload nor leaving and returning resets them.
 */
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, desc, eq, gt, max } from 'drizzle-orm';
import { round, session } from '../database/schema.ts';
import type { Session } from './session.ts';

/** The longest break within a sitting, counted from the last round. */
const BREAK_MILLISECONDS = 30 * 60_000;
/** The longest time that a sitting may reach back. */
const REACH_MILLISECONDS = 24 * 3_600_000;

type Player = Pick<Session, 'playerId' | 'gameCode' | 'currency'>;

/** The newest round that the player placed in this game, with the session that it was played in. */
export async function newestRound(database: Database, { playerId, gameCode, currency }: Player) {
  const [newest] = await database
    .select({ round, session })
    .from(round)
    .innerJoin(session, eq(session.id, round.sessionId))
    .where(
      and(eq(round.playerId, playerId), eq(round.gameCode, gameCode), eq(round.currency, currency)),
    )
    .orderBy(desc(round.createdAt), desc(round.id))
    .limit(1);
  return newest;
}

/** Copies the sums of the sitting so far into a session that has just been opened and has no round yet. */
export async function carrySums(database: Database, opened: Session): Promise<void> {
  const newest = await newestRound(database, opened);
  if (!newest || !isSameSitting(newest.round.createdAt, opened.createdAt)) return;
  const { stakedMinor, wonMinor } = newest.session;
  await database.update(session).set({ stakedMinor, wonMinor }).where(eq(session.id, opened.id));
}

/** When the sitting of a session began. */
export async function sittingStart(database: Database, opened: Session): Promise<Date> {
  const { playerId, gameCode, currency, createdAt } = opened;
  const lastRound = max(round.createdAt);
  const played = await database
    .select({ openedAt: session.createdAt, lastRound })
    .from(round)
    .innerJoin(session, eq(session.id, round.sessionId))
    .where(
      and(
        eq(round.playerId, playerId),
        eq(round.gameCode, gameCode),
        eq(round.currency, currency),
        gt(round.createdAt, new Date(createdAt.getTime() - REACH_MILLISECONDS)),
      ),
    )
    .groupBy(session.id)
    .orderBy(desc(lastRound));
  let start = createdAt;
  for (const { openedAt, lastRound: last } of played) {
    if (last === null || !isSameSitting(last, start)) break;
    if (openedAt < start) start = openedAt;
  }
  return start;
}

function isSameSitting(lastRound: Date, next: Date): boolean {
  return next.getTime() - lastRound.getTime() <= BREAK_MILLISECONDS;
}
