/** What has to be staked before money can be withdrawn. Pure: amounts in minor units of one currency. */

/** What asks to be staked, and what was: the oldest first. */
export interface StakedStretch {
  /** How much the requirement asks for. */
  readonly requiredMinor: bigint;
  /** What was staked from when this requirement began until the next one did; the last one's until now. */
  readonly stakedMinor: bigint;
}

/**
 * How much of each requirement is done. A stake counts once: for the oldest requirement that had begun when it was staked
 * and is not met yet. What is staked while all that had begun are met counts for none, however late another begins.
 * @returns an amount for each requirement, in the same order, never more than it asks for
 */
export function pourStakes(stretches: readonly StakedStretch[]): bigint[] {
  const done = stretches.map(() => 0n);
  stretches.forEach(({ stakedMinor }, latest) => {
    let left = stakedMinor;
    for (let at = 0; at <= latest && left > 0n; at += 1) {
      const missing = (stretches[at]?.requiredMinor ?? 0n) - (done[at] ?? 0n);
      const taken = missing < left ? missing : left;
      done[at] = (done[at] ?? 0n) + taken;
      left -= taken;
    }
  });
  return done;
}
