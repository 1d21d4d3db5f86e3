/**
 * Status of a bet. `won` and `lost`: payout and rebate were more or less than the stake. `refunded`: exactly the stake
 * was returned. `cancelled`: the stake was rolled back and nothing was decided.
 */
export const BET_STATUSES = ['pending', 'won', 'lost', 'cancelled', 'refunded'] as const;
export type BetStatus = (typeof BET_STATUSES)[number];
