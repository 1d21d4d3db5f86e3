/**
 * Takes a round to its end: stake, outcome, win; or stake, no answer, rollback. Any number of processes may call it
 * for any round at any time: every call to the wallet carries the round's own id, every transition of the record
 * happens once, and the seeds decide the outcome.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { round, session as sessionTable } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { endSession } from '../session/session.ts';
import { type Round, transactionId } from './place-round.ts';
import {
  outcomeOf,
  recordAskingAgain,
  recordAttempt,
  recordCancelled,
  recordCancelling,
  recordClosed,
  recordPlayed,
  recordRefused,
  type Settler,
} from './record-round.ts';

export interface SettleOptions extends Partial<Settler> {
  /**
   * `true` for a round that was just placed and whose stake was never sent: a refusal then means that no stake was
   * taken, and the tries are short since the player is waiting.
   */
  readonly fresh: boolean;
}

/** Works on a round until it is over or the wallet does not answer; then its work continues. */
export async function settleRound(
  services: Services,
  roundId: string,
  { fresh, byWork = false }: SettleOptions,
): Promise<Round> {
  for (;;) {
    const placed = await readRound(services, roundId);
    const goOn = await step(services, placed, { fresh, byWork });
    if (!goOn) return readRound(services, roundId);
  }
}

export async function readRound(services: Services, roundId: string): Promise<Round> {
  const [found] = await services.database.select().from(round).where(eq(round.id, roundId));
  if (!found) throw new Error(`round ${roundId} is gone`);
  return found;
}

/** One call to the wallet and its consequences. @returns whether there is more to do now */
async function step(
  services: Services,
  placed: Round,
  settler: Required<SettleOptions>,
): Promise<boolean> {
  switch (placed.state) {
    case 'betting':
      return settler.fresh
        ? placeStake(services, placed)
        : placeStakeAgain(services, placed, settler);
    case 'played':
      return creditWin(services, placed, settler);
    case 'cancelling':
      return rollBackStake(services, placed, settler);
    default:
      return false;
  }
}

async function placeStake(services: Services, placed: Round): Promise<boolean> {
  let last = '';
  for (const [index, delay] of services.timing.stakeTries.entries()) {
    if (delay > 0) await wait(delay);
    const result = await askStake(services, placed);
    if (result.kind === 'accepted')
      return startPlaying(services, placed, result.answer.balanceMinor);
    if (result.kind === 'refused') {
      await afterRefusal(services, placed, result.code);
      // only a first and only try proves that nothing was taken: another one may arrive later than this answer
      const isSure = index === 0 && (await recordRefused(services, placed, result.code));
      if (!isSure) await recordCancelling(services, placed, result.code);
      return true;
    }
    last = result.reason;
  }
  services.log.warn({ roundId: placed.id, reason: last }, 'no answer to a stake; cancelling it');
  await recordCancelling(services, placed, 'no_answer');
  return true;
}

/**
 * A stake that may have been sent before a crash. After the deadline it is not sent again but rolled back, whether or
 * not it had been taken.
 */
async function placeStakeAgain(
  services: Services,
  placed: Round,
  settler: Settler,
): Promise<boolean> {
  if (Date.now() - placed.createdAt.getTime() > services.timing.stakeDeadline) {
    await recordCancelling(services, placed, 'no_answer');
    return true;
  }
  if (!(await recordAskingAgain(services, placed))) return true;
  const result = await askStake(services, placed);
  if (result.kind === 'accepted') return startPlaying(services, placed, result.answer.balanceMinor);
  if (result.kind === 'refused') {
    await afterRefusal(services, placed, result.code);
    await recordCancelling(services, placed, result.code);
    return true;
  }
  await recordAttempt(services, placed, 'bet', result.reason, settler);
  return false;
}

async function startPlaying(
  services: Services,
  placed: Round,
  balanceMinor: string,
): Promise<boolean> {
  const outcome = await outcomeOf(services, placed);
  if (outcome) {
    await recordPlayed(services, placed, outcome, BigInt(balanceMinor));
  } else {
    services.log.error({ roundId: placed.id }, 'round of a removed machine; cancelling its stake');
    await recordCancelling(services, placed, 'machine_gone');
  }
  return true;
}

async function creditWin(services: Services, placed: Round, settler: Settler): Promise<boolean> {
  const result = await services.wallet.call(placed.vendorCode, 'win', {
    ...(await transactionOf(services, placed, 'win')),
    amountMinor: String(placed.winMinor ?? 0n),
    roundClosed: true,
  });
  if (result.kind === 'accepted') {
    await recordClosed(services, placed, BigInt(result.answer.balanceMinor), settler);
    return false;
  }
  const reason = result.kind === 'refused' ? result.code : result.reason;
  // a win is owed: it is tried for ever, and refusing it is an error of the wallet or the host
  const level = result.kind === 'refused' ? 'error' : 'warn';
  services.log[level]({ roundId: placed.id, reason }, 'a win was not credited; it is tried again');
  await recordAttempt(services, placed, 'win', reason, settler);
  return false;
}

async function rollBackStake(
  services: Services,
  placed: Round,
  settler: Settler,
): Promise<boolean> {
  const result = await services.wallet.call(placed.vendorCode, 'rollback', {
    ...(await transactionOf(services, placed, 'rollback')),
    amountMinor: String(placed.stakeMinor),
    betTransactionId: transactionId(placed.id, 'bet'),
  });
  if (result.kind === 'accepted') {
    await recordCancelled(services, placed, BigInt(result.answer.balanceMinor), settler);
    return false;
  }
  const reason = result.kind === 'refused' ? result.code : result.reason;
  const level = result.kind === 'refused' ? 'error' : 'warn';
  services.log[level](
    { roundId: placed.id, reason },
    'could not cancel a stake; it will be retried',
  );
  await recordAttempt(services, placed, 'rollback', reason, settler);
  return false;
}

async function askStake(services: Services, placed: Round) {
  return services.wallet.call(placed.vendorCode, 'bet', {
    ...(await transactionOf(services, placed, 'bet')),
    amountMinor: String(placed.stakeMinor),
  });
}

async function transactionOf(services: Services, placed: Round, kind: 'bet' | 'win' | 'rollback') {
  const [opened] = await services.database
    .select({ operatorSessionId: sessionTable.operatorSessionId })
    .from(sessionTable)
    .where(eq(sessionTable.id, placed.sessionId));
  return {
    sessionId: opened?.operatorSessionId ?? '',
    playerId: placed.playerId,
    transactionId: transactionId(placed.id, kind),
    roundId: placed.id,
    gameCode: placed.gameCode,
    currency: placed.currency,
  };
}

async function afterRefusal(services: Services, placed: Round, code: string): Promise<void> {
  if (code === 'session_ended') await endSession(services, placed.sessionId);
}
