/** How the records name the house's own lotteries, where a game of the catalogue has its vendor. */
export const LOTTERY_VENDOR = { code: 'LOTTERY', name: 'Lottery', engine: 'lottery' } as const;
