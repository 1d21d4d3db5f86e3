/** A player's opened game: made from the operator's one-time launch token, identified by a token of the host. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type SandboxGame, sandboxGame } from '@palpite/sandbox/catalogue.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { session } from '../database/schema.ts';
import { ensureSeeds } from '../fairness/seed-pairs.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

export type Session = typeof session.$inferSelect;

const SESSION_MILLISECONDS = 24 * 3_600_000;

/** A game of the catalogue that can be played now. */
export function playableGame(gameCode: string): SandboxGame {
  const game = sandboxGame(gameCode);
  if (!game) throw new Refusal('game_not_found');
  if (game.underMaintenance) throw new Refusal('game_under_maintenance');
  return game;
}

/**
 * Opens a session with a launch token, which the operator accepts once.
 * @throws Refusal game_not_found | game_under_maintenance | launch_refused | wallet_unreachable
 */
export async function openSession(
  services: Services,
  gameCode: string,
  launchToken: string,
): Promise<{ token: string; session: Session; balanceMinor: bigint }> {
  const { vendorCode } = playableGame(gameCode);
  const result = await services.wallet.call(vendorCode, 'authenticate', { launchToken });
  if (result.kind === 'unknown') {
    services.log.warn({ gameCode, reason: result.reason }, 'the wallet did not answer a launch');
    throw new Refusal('wallet_unreachable');
  }
  if (result.kind === 'refused' || result.answer.gameCode !== gameCode) {
    throw new Refusal('launch_refused');
  }
  const { balanceMinor, sessionId, ...player } = result.answer;
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  await ensureSeeds(services, player.playerId, now);
  const [opened] = await services.database
    .insert(session)
    .values({
      ...player,
      id: randomUUID(),
      operatorSessionId: sessionId,
      tokenHash: hashOf(token),
      vendorCode,
      createdAt: now,
    })
    .returning();
  if (!opened) throw new Error('the session was not written');
  return { token, session: opened, balanceMinor: BigInt(balanceMinor) };
}

/**
 * The session that a token names.
 * @throws Refusal unauthenticated | session_ended
 */
export async function findSession(services: Services, token: string): Promise<Session> {
  const [found] = await services.database
    .select()
    .from(session)
    .where(eq(session.tokenHash, hashOf(token)));
  if (!found) throw new Refusal('unauthenticated');
  const age = Date.now() - found.createdAt.getTime();
  if (found.endedAt || age > SESSION_MILLISECONDS) throw new Refusal('session_ended');
  return found;
}

/** Records that the operator ended the player's session. */
export async function endSession(services: Services, id: string): Promise<void> {
  await services.database
    .update(session)
    .set({ endedAt: new Date() })
    .where(and(eq(session.id, id), isNull(session.endedAt)));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
