import { randomUUID } from 'node:crypto';
import type { Browser, TestOperator } from '#testing/operator.ts';
import { type GameNamed, launchToken, type TestVendor } from '#modules/seamless/testing/vendor.ts';

/** A round as its vendor sends it: its stake, and its ending. */
export type Ending =
  | { readonly win: number }
  | { readonly rollBack: true }
  | { readonly partly: number };

/** A player at a game, whose rounds come over the vendor's signed calls as real ones do. */
export async function playAt(
  player: Browser,
  username: string,
  vendor: TestVendor,
  game: GameNamed,
) {
  const { answer } = await vendor.call('authenticate', {
    launchToken: await launchToken(player, game, username),
  });
  const { sessionId, playerId } = answer;
  const moves = (roundId: string, amountMinor: number, transactionId: string = randomUUID()) => ({
    sessionId,
    playerId,
    transactionId,
    roundId,
    gameCode: game.gameCode,
    amountMinor: String(amountMinor),
    currency: 'BRL' as const,
  });
  const done = ({ status, code }: { status: number; code: string | undefined }) => {
    if (status !== 200) throw new Error(`the wallet answered ${status} ${code}`);
  };
  /** Plays a round; without an ending it stays open. @returns the vendor's id of it */
  return async function playRound(stakeMinor: number, ending?: Ending): Promise<string> {
    const roundId = randomUUID();
    const stake = moves(roundId, stakeMinor);
    done(await vendor.call('bet', stake));
    if (ending === undefined) return roundId;
    if ('rollBack' in ending) {
      const { transactionId: betTransactionId } = stake;
      done(await vendor.call('rollback', { ...moves(roundId, stakeMinor), betTransactionId }));
    } else {
      const amount = 'win' in ending ? ending.win : ending.partly;
      done(await vendor.call('win', { ...moves(roundId, amount), roundClosed: 'win' in ending }));
    }
    return roundId;
  };
}

/** A member who has just signed in, with nothing but their opening balance. */
export async function newPlayer(operator: TestOperator) {
  const { id, username } = await operator.account();
  const player = operator.browser();
  await player.login(username);
  return { id, username, player };
}
