import type { GameState } from '../../api-shapes.ts';

/**
 * The index in the ladder of the stake that a game opens at: the player's last, or the lowest. It is never more than
 * the balance, unless even the lowest is.
 * @param keptMinor what the player last chose in this tab
 */
export function openingStake(
  {
    stakesMinor,
    lastStakeMinor,
    balanceMinor,
  }: Pick<GameState, 'stakesMinor' | 'lastStakeMinor' | 'balanceMinor'>,
  keptMinor: string | undefined,
): number {
  const places = [keptMinor, lastStakeMinor].map((minor) => stakesMinor.indexOf(minor ?? ''));
  const own = places.find((place) => place !== -1) ?? 0;
  if (balanceMinor === null) return own;
  const balance = BigInt(balanceMinor);
  const most = stakesMinor.findLastIndex((minor) => BigInt(minor) <= balance);
  return Math.max(0, Math.min(own, most));
}
