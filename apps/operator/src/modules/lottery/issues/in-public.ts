/**
 * How work is repeated that players wait for in public, such as a draw without its public round: at least every half minute,
 * and for some nine hours before it counts as failed.
 */
export const IN_PUBLIC = { longestWait: 30_000, attempts: 1_000 } as const;
