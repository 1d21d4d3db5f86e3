/** Multiples of a price above this are refused, so that a chase's plan cannot run away. Apart from the plans: every bet has a multiple. */
export const MOST_MULTIPLE = 99_999;
