import type { Currency } from '@palpite/domain';
import { sandboxGame } from './catalogue.ts';
import { SLOT_ENGINES } from './engines.ts';
import { stakeLadderMinor } from '@palpite/domain/stakes.ts';

/**
 * The most that a round of this stake can pay, in minor units. A round without a stake (a free one of the vendor's) is
 * taken as one of the game's highest. Undefined where the game is not ours.
 */
export function mostWinMinor(
  gameCode: string,
  currency: Currency,
  stakeMinor: bigint,
): bigint | undefined {
  const game = sandboxGame(gameCode);
  if (!game) return undefined;
  const most = SLOT_ENGINES[game.engineId].mostWin;
  const highest = stakeLadderMinor(currency, game.stakeTier).at(-1) ?? 0n;
  const stake = stakeMinor > 0n ? stakeMinor : highest;
  return (stake * BigInt(most.units)) / BigInt(most.ofUnits);
}
