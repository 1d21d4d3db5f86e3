/** The share of a sale that has passed, 0 to 1; all of it when nothing is on sale. */
export function passedOf(
  issue: { readonly opensAt: string; readonly closesAt: string } | null,
  secondsLeft: number | null,
): number {
  if (!issue || secondsLeft === null) return 1;
  const whole = (Date.parse(issue.closesAt) - Date.parse(issue.opensAt)) / 1_000;
  return Math.min(1, Math.max(0, 1 - secondsLeft / whole));
}
