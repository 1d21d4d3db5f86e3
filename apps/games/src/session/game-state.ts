import { isGuest } from '@palpite/domain';
import { stakeLadderMinor } from '@palpite/domain/stakes.ts';
import type { GameState } from '../api-shapes.ts';
import { readSeeds } from '../fairness/seed-pairs.ts';
import { findOpenRound } from '../round/place-round.ts';
import { viewUnseen } from '../round/round-view.ts';
import { settleRound } from '../round/settle-round.ts';
import { netOf } from '../round/spin.ts';
import type { Services } from '../services.ts';
import { endSession, playableGame, type Session } from './session.ts';
import { carrySums, newestRound, sittingStart } from './sitting.ts';

/** The state of a game that has just been opened. */
export async function openingState(services: Services, session: Session): Promise<GameState> {
  // its stake and win belong to the session that it was placed in
  await settleOpenRound(services, session);
  await carrySums(services.database, session);
  return gameState(services, session);
}

/**
 * Everything that the game shows when it opens or returns. An interrupted round is advanced first, so that the balance
 * and the unseen result agree.
 */
export async function gameState(services: Services, session: Session): Promise<GameState> {
  const { stakeTier } = playableGame(session.gameCode);
  const settled = await settleOpenRound(services, session);
  const isSettling = settled !== undefined && settled.settledAt === null;
  const [balanceMinor, seeds, unseen, net, newest, startedAt] = await Promise.all([
    readBalance(services, session),
    readSeeds(services.database, session.playerId),
    viewUnseen(services, session),
    netOf(services, session),
    newestRound(services.database, session),
    sittingStart(services.database, session),
  ]);
  return {
    gameCode: session.gameCode,
    currency: session.currency,
    language: session.language,
    displayName: session.displayName,
    isGuest: isGuest(session.accountType),
    stakesMinor: stakeLadderMinor(session.currency, stakeTier).map(String),
    lastStakeMinor: newest ? String(newest.round.stakeMinor) : null,
    balanceMinor,
    sessionStartedAt: startedAt.toISOString(),
    net,
    seeds,
    isSettling,
    unseen,
  };
}

async function settleOpenRound(services: Services, session: Session) {
  const open = await findOpenRound(services, session);
  return open && (await settleRound(services, open.id, { fresh: false }));
}

async function readBalance(services: Services, session: Session): Promise<string | null> {
  const result = await services.wallet.call(session.vendorCode, 'balance', {
    sessionId: session.operatorSessionId,
    playerId: session.playerId,
  });
  if (result.kind === 'accepted') return result.answer.balanceMinor;
  if (result.kind === 'refused' && result.code === 'session_ended') {
    await endSession(services, session.id);
  }
  return null;
}
